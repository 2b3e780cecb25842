import { dirname } from "node:path";
import { urlKey } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import { factKeys, hashKey } from "./fact-keys";
import { recallFacts, hashStructure, type PageMemory } from "./page-memory";

/** Collects the hashes of changed facts. */
export class Changes {
  readonly hashes = new Set<number>();
  /** True when pages came, went or changed facts that others show. */
  hasNewFacts = false;

  add(key: string): void {
    this.hashes.add(hashKey(key));
  }

  /** Records that a page's facts changed, or that it came or went. */
  addPage(url: string, isStructural: boolean): void {
    this.hasNewFacts = true;
    const key = urlKey(url);
    this.add(factKeys.page(key));
    this.add(factKeys.body(key));
    const [, locale = "", slug = ""] = /^\/([^/]+)\/docs\/(.*)$/s.exec(key) ?? [];
    this.add(factKeys.translations(slug));
    const parents = listParents(key);
    this.add(factKeys.children(parents[0] ?? ""));
    for (const parent of parents) this.add(factKeys.descendants(parent));
    if (!isStructural) return;
    this.add(factKeys.index(""));
    for (const parent of parents)
      this.add(factKeys.index(`${parent.slice(`/${locale}/docs/`.length)}/`));
  }

  addBody(url: string): void {
    this.add(factKeys.body(urlKey(url)));
  }

  /** Records that a file beside a page came, went or changed. */
  addAsset(file: string): void {
    this.add(factKeys.folder(dirname(file)));
  }

  /** Records that an area's page came or went. */
  addArea(key: string): void {
    this.add(factKeys.area(key));
  }

  addRedirect(fromKey: string): void {
    this.hasNewFacts = true;
    this.add(factKeys.page(fromKey));
  }
}

/** Compares the present pages with the remembered ones. */
export function addPageChanges(
  changes: Changes,
  pages: readonly Page[],
  memory: ReadonlyMap<string, PageMemory>,
): void {
  const gone = new Map(memory);
  for (const page of pages) {
    const key = urlKey(page.url);
    const before = memory.get(key);
    gone.delete(key);
    if (!before) changes.addPage(page.url, true);
    else if (before.facts !== recallFacts(page))
      changes.addPage(page.url, before.structure !== hashStructure(page));
  }
  for (const key of gone.keys()) changes.addPage(key, true);
}

/** Calls `add` for every key whose value differs between two maps. */
export function addDifferences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  add: (key: string) => void,
): void {
  for (const [key, value] of after) if (before.get(key) !== value) add(key);
  for (const key of before.keys()) if (!after.has(key)) add(key);
}

/** Lists the URL keys of a page's ancestors, nearest first. */
function listParents(key: string): string[] {
  const parents: string[] = [];
  for (let end = key.lastIndexOf("/"); end > 0; end = key.lastIndexOf("/", end - 1))
    parents.push(key.slice(0, end));
  return parents;
}
