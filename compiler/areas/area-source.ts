import type { NewAreaPage } from "~/content-store/area-writer.server";
import type { AreaKind } from "~/domain/areas/area-page";
import type { Flaw } from "~/domain/documents/flaw";
import type { HomeChoice } from "~/domain/areas/home";
import type { Source } from "../core/locate";
import type { FinishedHtml, PrepareTree } from "../html/finish-context";
import type { Page } from "../core/page";
import type { DocsSource } from "../sources/docs/read-pages";

/** What an area's page is in the store. */
export type StoredArea = Pick<NewAreaPage, "facts" | "page">;

/** One page of an area, before it is rendered. */
export interface AreaSource {
  kind: AreaKind;
  /** As it is linked to. */
  url: string;
  modified: string | null;
  /** What macros, links and images take it for. Its `url` has no slash at the end. */
  page: Page;
  source: Source;
  /** All that the page shows besides its text, for comparing. */
  shown: unknown;
  prepare?: PrepareTree;
  toStored: (html: FinishedHtml) => StoredArea;
}

export interface AreasSource {
  pages: AreaSource[];
  assets: DocsSource["assets"];
  flaws: Flaw[];
  /** The home page's choices; null when no source makes any. */
  home: HomeChoice | null;
}

/** The result of reading one area. */
export type AreaFindings = Omit<AreasSource, "flaws" | "home"> &
  Partial<Pick<AreasSource, "home">>;

/** Addresses that links may lead to: pages, and the files that content shares. */
export function listAreaUrls({ pages, assets }: AreasSource): string[] {
  const shared = assets.filter(({ url }) => url.startsWith("/assets/"));
  return [...pages, ...shared].map(({ url }) => url);
}
