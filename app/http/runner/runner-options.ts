import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import type { PlayState } from "~/domain/play/play-state";
import type { ContentText } from "~/domain/text/strings";
import type { Theme } from "~/domain/site/theme";

export type DecodedState =
  | { kind: "code"; state: PlayState; hash: string }
  | { kind: "none" }
  | { kind: "too-large" };

/** What the runner asks of the services. */
export interface RunnerCode {
  decodeState(encoded: string): Promise<DecodedState>;
  findCode(
    page: string,
    source: { sample: string } | { example: string; choice?: string },
  ): PlayState | null;
  render(
    state: PlayState,
    options: { uuid: string | null; theme: Theme | null; lang: string },
  ): string;
  renderBlank(theme: Theme | null): string;
}

export interface RunnerOptions {
  /** Where readers reach the site, without a slash at the end. */
  siteOrigin: string;
  code: RunnerCode;
  store: Pick<ContentStore, "findAsset" | "findCanonicalUrl" | "version">;
  /** Article texts by locale. */
  translate: (locale: Locale) => ContentText;
}

/** Where one of the runner's two faces is served from. */
export interface RunnerPlace {
  /** Of the runner itself; null when it is a guest on the site's, in a sandbox. */
  origin: string | null;
}
