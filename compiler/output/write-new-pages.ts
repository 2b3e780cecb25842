import type { NewPage } from "~/content-store/content-store";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { urlKey } from "~/domain/documents/slug";
import { compareCodes } from "~/domain/text/compare-codes";
import type { History, Page } from "../core/page";

/** More than readers page through. */
const MOST_PAGES = 2_000;

interface Sources {
  docs: {
    pages: readonly Pick<Page, "url" | "path">[];
    redirects: readonly { to: string }[];
  };
  history: History;
}

/** Stores which pages were added lately, as far as the history of their files tells. */
export function writeNewPages(
  writer: Pick<ContentStoreWriter, "setNewPages">,
  sources: Sources,
): void {
  writer.setNewPages(listNewPages(sources));
}

/** Lists pages by their date of creation, newest first, without those that a redirect leads to: they have moved. */
function listNewPages({ docs, history }: Sources): NewPage[] {
  const moved = new Set(docs.redirects.map(({ to }) => urlKey(to)));
  return docs.pages
    .flatMap(({ url, path }) => {
      const created = history.get(path)?.created;
      return created === undefined || moved.has(urlKey(url)) ? [] : [{ url, created }];
    })
    .sort((a, b) => compareCodes(b.created, a.created) || compareCodes(a.url, b.url))
    .slice(0, MOST_PAGES);
}
