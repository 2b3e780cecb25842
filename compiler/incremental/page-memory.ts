import { urlKey } from "~/domain/documents/slug";
import type { Outline } from "../flaws/translation-difference";
import type { History, Page, SidebarReference } from "../core/page";
import type { Popularities } from "../sources/docs/popularities";
import { hashKey } from "./fact-keys";

/** A page's state after the last compile, stored as one line of JSON. */
export interface PageMemory {
  url: string;
  /** Absolute path and stamp of its file; empty for a generated page. */
  file: string;
  stamp: string;
  /** JSON of a ParsedFrontMatter, because objects take several times its memory. */
  frontMatter: string | null;
  /** The path in flaws. */
  path: string;
  /** Hash of all facts that other pages may show, and of those that indexes use. */
  facts: number;
  structure: number;
  /** Hash of history and popularity. */
  past: number;
  /** Hashes of the facts that its rendering used (fact-keys.ts). */
  dependencies: Uint32Array;
  sidebars: SidebarReference[];
  quickLinksHtml: string | null;
  outline: Outline | null;
}

const FACTS = new WeakMap<Page, number>();

/** Hashes everything known about a page without its text, once for an update that asks for it again. */
export function recallFacts(page: Page): number {
  const known = FACTS.get(page);
  if (known !== undefined) return known;
  const hash = hashFacts(page);
  FACTS.set(page, hash);
  return hash;
}

/** Hashes everything known about a page without its text. */
export function hashFacts(page: Page): number {
  return hashKey(JSON.stringify(page));
}

/** Hashes the facts that look-ups by name depend on. */
export function hashStructure({ slug, pageType, status }: Page): number {
  return hashKey(JSON.stringify([slug, pageType, status]));
}

/** Hashes a page's history and popularity. */
export function hashPast(
  page: Page,
  { history, popularities }: { history: History; popularities: Popularities },
): number {
  const past = [history.get(page.path) ?? null, popularities.get(urlKey(page.url)) ?? 0];
  return hashKey(JSON.stringify(past));
}
