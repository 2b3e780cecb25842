import type { ContentStore } from "~/content-store/content-store";
import type { PlayCode } from "~/domain/play/play-state";

/** What a page's live sample is made of, and the page as it is spelt. */
export function findSample(
  store: ContentStore,
  url: string,
  id: string,
): (PlayCode & { page: string }) | null {
  const sample = store.findLiveSample(url, id);
  const page = store.findCanonicalUrl(url) ?? store.findAreaUrl(url);
  if (!sample || page === null) return null;
  const { html, css, js } = sample;
  return { html, css, js, page: page.replace(/\/$/, "") };
}
