/** Links that most readers follow. */
const LIKELY_LINKS = ".prev-next a[href]";
/** Visible share of a link that counts. */
const VIEW_THRESHOLD = 0.5;

/**
 * Calls back for the links to the previous and the next document, each once, when half of it is in view.
 * @returns Stops watching.
 */
export function watchLikelyLinks(onView: (link: HTMLAnchorElement) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        onView(target as HTMLAnchorElement);
      }
    },
    { threshold: VIEW_THRESHOLD },
  );
  for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
  return () => {
    observer.disconnect();
  };
}
