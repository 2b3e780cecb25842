import { dirname } from "node:path";
import { urlKey } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import { factKeys, hashKey, toNameKey } from "./fact-keys";
import { recallFacts, hashStructure, type PageMemory } from "./page-memory";

/** Size of the table of hashes; a power of two. */
const SLOTS = 2 ** 16;

/** Collects the hashes of changed facts. */
export class Changes {
  readonly #hashes = new Set<number>();
  /** Marks the ends of the hashes: rules out nearly every other one, in a tenth of the time of asking the set. */
  readonly #slots = new Uint8Array(SLOTS);
  /** True when pages came, went or changed facts that others show. */
  hasNewFacts = false;

  add(key: string): void {
    const hash = hashKey(key);
    this.#hashes.add(hash);
    this.#slots[hash & (SLOTS - 1)] = 1;
  }

  /** True when one of these hashes is that of a changed fact. */
  concern(dependencies: Uint32Array | readonly number[]): boolean {
    for (const hash of dependencies)
      if (this.#slots[hash & (SLOTS - 1)] === 1 && this.#hashes.has(hash)) return true;
    return false;
  }

  /** Records that a page's facts changed, or that it came or went. */
  addPage(url: string, isStructural: boolean): void {
    this.hasNewFacts = true;
    const key = urlKey(url);
    this.add(factKeys.page(key));
    this.add(factKeys.body(key));
    const [, slug = ""] = /^\/[^/]+\/docs\/(.*)$/s.exec(key) ?? [];
    this.add(factKeys.translations(slug));
    const parents = listParents(key);
    this.add(factKeys.children(parents[0] ?? ""));
    for (const parent of parents) this.add(factKeys.descendants(parent));
    if (isStructural) this.add(factKeys.named(toNameKey(slug)));
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

/** Compares present pages with the remembered ones. */
export function addPageChanges(
  changes: Changes,
  pages: Iterable<Page>,
  memory: ReadonlyMap<string, PageMemory>,
): void {
  for (const page of pages) {
    const before = memory.get(urlKey(page.url));
    if (!before) changes.addPage(page.url, true);
    else if (before.facts !== recallFacts(page))
      changes.addPage(page.url, before.structure !== hashStructure(page));
  }
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
