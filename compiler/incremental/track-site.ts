import { LRUCache } from "lru-cache";
import { urlKey } from "~/domain/documents/slug";
import type { AreaIndex } from "../core/area-index";
import { getOrRead, KEPT_PAGES } from "../core/create-site";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { hashFact, toNameKey, type FactKind } from "./fact-keys";
import type { Changes } from "./list-changes";

/** A site that records the questions it is asked. */
export interface TrackedSite {
  site: Site;
  /** Records a fact that is not asked of the site, such as a folder whose files a page shows. */
  note(kind: FactKind, argument: string): void;
  /** Returns the distinct hashes of all facts asked since the last call. */
  takeDependencies(): number[];
}

/** A page's summary, with the hashes of the facts that its macros asked for. */
interface Summary {
  text: string;
  asked: ReadonlySet<number>;
}

/** The last summaries that were asked for. */
export type Summaries = LRUCache<Page, Summary>;

export function createSummaries(): Summaries {
  return new LRUCache({ max: KEPT_PAGES });
}

/** Forgets the summaries of pages whose texts have changed, and those that show a changed fact. */
export function forgetChanged(summaries: Summaries, changes: Changes): void {
  for (const [page, { asked }] of [...summaries.entries()]) {
    const body = hashFact("body", urlKey(page.url));
    if (changes.concern(toDependencies([body, ...asked]))) summaries.delete(page);
  }
}

/** Signed hashes are kept, unsigned ones compared. */
function toDependencies(hashes: Iterable<number>): number[] {
  return Array.from(hashes, (hash) => hash >>> 0);
}

/**
 * Wraps a site, so that a page's rendering records the facts it uses. `summaries` may be those of another site whose
 * answers have not changed since (`forgetChanged`).
 */
export function trackSite(
  site: Site,
  areas: AreaIndex,
  summaries: Summaries = createSummaries(),
): TrackedSite {
  let asked = new Set<number>();
  const note = (kind: FactKind, argument: string): void =>
    void asked.add(hashFact(kind, argument));
  const notePage = (url: string): void => note("page", urlKey(url));

  /** Reads a summary apart, because every page that shows it depends on what its macros asked. */
  function readSummary(page: Page): Summary {
    const before = asked;
    asked = new Set();
    try {
      return { text: site.getSummary(page, tracked), asked };
    } finally {
      asked = before;
    }
  }

  const tracked: Site = {
    pages: site.pages,
    listLocale: (locale) => site.listLocale(locale),
    findPage(url) {
      notePage(url);
      return site.findPage(url);
    },
    listChildren(url) {
      note("children", urlKey(url));
      return site.listChildren(url);
    },
    listDescendants(url) {
      note("descendants", urlKey(url));
      return site.listDescendants(url);
    },
    resolveLink: (url) => site.resolveLink(url, notePage),
    listTranslations(slug) {
      note("translations", urlKey(slug));
      return site.listTranslations(slug);
    },
    getSummary(page) {
      note("body", urlKey(page.url));
      const summary = getOrRead(summaries, page, readSummary);
      for (const hash of summary.asked) asked.add(hash);
      return summary.text;
    },
    listHeadings(page) {
      note("body", urlKey(page.url));
      return site.listHeadings(page);
    },
    isAreaPageMissing(path) {
      const key = areas.toKey(path);
      if (key !== null) note("area", key);
      return site.isAreaPageMissing(path);
    },
    noteNameUse(name) {
      note("named", toNameKey(name));
    },
  };
  return {
    site: tracked,
    note,
    takeDependencies() {
      const hashes = toDependencies(asked);
      asked.clear();
      return hashes;
    },
  };
}
