import type { NewAreaPage } from "~/content-store/area-writer.server";
import type { AreaKind } from "~/domain/areas/area-page";
import type { Flaw } from "~/domain/documents/flaw";
import type { HomeChoice } from "~/domain/areas/home";
import type { Source } from "../core/locate";
import type { FinishedHtml, PrepareTree } from "../html/finish-context";
import type { Page } from "../core/page";
import type { DocsSource } from "../sources/docs/read-pages";

/** The columns of an area's page in the store. */
export type StoredArea = Pick<NewAreaPage, "facts" | "page">;

/** One page of an area, before it is rendered. */
export interface AreaSource {
  kind: AreaKind;
  /** The address that links use. */
  url: string;
  modified: string | null;
  /** The page as macros, links and images see it. Its `url` has no trailing slash. */
  page: Page;
  source: Source;
  /** Everything the page shows besides its text, so that changes can be compared. */
  shown: unknown;
  prepare?: PrepareTree;
  toStored: (html: FinishedHtml) => StoredArea;
}

export interface AreasSource {
  pages: AreaSource[];
  assets: DocsSource["assets"];
  flaws: Flaw[];
  /** The home page's choices; null when no source makes a choice. */
  home: HomeChoice | null;
}

/** The result of reading one area. */
export type AreaFindings = Omit<AreasSource, "flaws" | "home"> &
  Partial<Pick<AreasSource, "home">>;

/** Lists the addresses that links may lead to: pages, and shared files. */
export function listAreaUrls({ pages, assets }: AreasSource): string[] {
  const shared = assets.filter(({ url }) => url.startsWith("/assets/"));
  return [...pages, ...shared].map(({ url }) => url);
}
