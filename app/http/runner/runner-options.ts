import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import type { PlayState } from "~/domain/play/play-state";
import type { ContentText } from "~/domain/text/strings";
import type { Theme } from "~/domain/site/theme";

export type DecodedState =
  | { kind: "code"; state: PlayState; hash: string }
  | { kind: "none" }
  | { kind: "too-large" };

/** The functions of services/playground that the runner uses. */
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
  /** Origin of the site without a trailing slash. */
  siteOrigin: string;
  code: RunnerCode;
  store: Pick<ContentStore, "findAsset" | "findCanonicalUrl" | "version">;
  /** Article texts by locale. */
  translate: (locale: Locale) => ContentText;
}

/** One of the two places that serve the runner. */
export interface RunnerPlace {
  /** The runner's own origin; null when it runs in a sandbox on the site's. */
  origin: string | null;
}
