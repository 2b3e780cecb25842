import type { ParsedFrontMatter } from "../sources/docs/front-matter";
import type { Outline } from "../flaws/translation-difference";
import { urlKey } from "~/domain/documents/slug";
import type { History, Page, SidebarReference } from "../core/page";
import type { Popularities } from "../sources/docs/popularities";
import { hashKey } from "./fact-keys";

/** What the last compile knew of a page. Kept as JSON, one line a page. */
export interface PageMemory {
  url: string;
  /** Absolute path and stamp of its file; empty for a page made from data. */
  file: string;
  stamp: string;
  frontMatter: ParsedFrontMatter | null;
  /** Path in flaws. */
  path: string;
  /** Hash of all facts that other pages may show, and of those that indexes are built from. */
  facts: number;
  structure: number;
  /** Hash of the page's history and popularity. */
  past: number;
  /** Hashes of the facts that it was rendered with (fact-keys.ts). */
  dependencies: number[];
  sidebars: SidebarReference[];
  quickLinksHtml: string | null;
  outline: Outline | null;
}

const FACTS = new WeakMap<Page, number>();

/** Hash of everything that is known of a page without reading its text. */
export function hashFacts(page: Page): number {
  const known = FACTS.get(page);
  if (known !== undefined) return known;
  const hash = hashKey(JSON.stringify(page));
  FACTS.set(page, hash);
  return hash;
}

/** Hash of what look-ups by name go by. */
export function hashStructure({ slug, pageType, status }: Page): number {
  return hashKey(JSON.stringify([slug, pageType, status]));
}

/** Hash of what history and readers say of a page. */
export function hashPast(
  page: Page,
  { history, popularities }: { history: History; popularities: Popularities },
): number {
  const past = [history.get(page.path) ?? null, popularities.get(urlKey(page.url)) ?? 0];
  return hashKey(JSON.stringify(past));
}
