import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import type { ObservatoryText } from "~/domain/text/strings";
import type { Observatory } from "../observatory/index.server";
import type { TwinsService } from "../twins/index.server";
import type { SearchService } from "../search/index.server";
import type { UpdatesService } from "../updates/index.server";

/** The scanner of sites' headers, with what its screens say. */
export interface HeaderScanner extends Pick<Observatory, "scan"> {
  text: ObservatoryText;
}

/** The services behind the tools. */
export interface McpSources {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  search: Pick<SearchService, "find" | "listDocuments" | "listNearPages">;
  updates: UpdatesService;
  twins: TwinsService;
  /**
   * Resolves the site's redirects of a decoded path, for readers who prefer a language. Returns an encoded path or
   * the address of another site; null when the path is canonical.
   */
  findRedirect(path: string, preferred: Locale | null): string | null;
  /** Null when the site has no header scanner. */
  scanner: HeaderScanner | null;
  siteName: string;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Version of the software. */
  version: string;
}
