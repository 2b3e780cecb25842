import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import type { AreaIndex } from "../core/area-index";
import type { LinkTarget, Site } from "../core/site";
import { factKeys, hashKey } from "./fact-keys";

/** A site that records the questions it is asked. */
export interface TrackedSite {
  site: Site;
  /** Records a fact that is not asked of the site: a folder whose files a page shows. */
  note(key: string): void;
  /** Returns the distinct hashes of all facts asked since the last call. */
  takeDependencies(): number[];
}

/** Wraps a site, so that a page's rendering records the facts it uses. */
export function trackSite(site: Site, areas: AreaIndex): TrackedSite {
  let asked = new Set<string>();
  const note = (key: string): void => void asked.add(key);
  const notePage = (url: string): void => note(factKeys.page(urlKey(url)));
  return {
    note,
    takeDependencies() {
      const hashes = [...new Set([...asked].map(hashKey))];
      asked = new Set();
      return hashes;
    },
    site: {
      pages: site.pages,
      findPage(url) {
        notePage(url);
        return site.findPage(url);
      },
      listChildren(url) {
        note(factKeys.children(urlKey(url)));
        return site.listChildren(url);
      },
      listDescendants(url) {
        note(factKeys.descendants(urlKey(url)));
        return site.listDescendants(url);
      },
      resolveLink(url) {
        notePage(url);
        const target = site.resolveLink(url);
        noteTarget(target, url, notePage);
        return target;
      },
      listTranslations(slug) {
        note(factKeys.translations(urlKey(slug)));
        return site.listTranslations(slug);
      },
      findSummary(page) {
        note(factKeys.body(urlKey(page.url)));
        return site.findSummary(page);
      },
      listHeadings(page) {
        note(factKeys.body(urlKey(page.url)));
        return site.listHeadings(page);
      },
      isAreaPageMissing(path) {
        const key = areas.toKey(path);
        if (key !== null) note(factKeys.area(key));
        return site.isAreaPageMissing(path);
      },
      noteIndexUse(prefix) {
        note(factKeys.index(urlKey(prefix)));
      },
    },
  };
}

/** Records the further pages that a link's resolution has looked at. */
function noteTarget(
  target: LinkTarget,
  url: string,
  notePage: (url: string) => void,
): void {
  if (target.kind === "page" && urlKey(target.page.url) === urlKey(url)) return;
  notePage(url.replace(/^\/[^/]+/, `/${DEFAULT_LOCALE}`));
  if (target.kind === "page") notePage(target.page.url);
}
