import type { Page } from "playwright";

/** The parts of a page that its address decides, each as a list that two pages can be compared by. */
export type Screen = Record<string, readonly string[]>;

/**
 * A text, because the loader of this program adds helpers to functions. Left out are tables of compatibility, examples and screencasts, which
 * scripts make anew, and what only readers without scripts have.
 */
const READ = `(() => {
  const MADE = "noscript, .bc-table, .bc-choice, .code-example, [role=dialog], dialog, [aria-live], template, scrim-inline, mdn-scrim-inline, [data-quick-search-popup]";
  const list = (selector) =>
    [...document.querySelectorAll(selector)].filter((found) => !found.closest(MADE));
  const read = (element) => {
    const copy = element.cloneNode(true);
    for (const made of copy.querySelectorAll(MADE)) made.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  const lead = (link) => {
    const { origin, href } = URL.parse(link.getAttribute("href"), location.href) ?? {};
    return origin === location.origin ? href.slice(origin.length) : String(href);
  };
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return {
    title: [document.title],
    language: [document.documentElement.lang],
    canonical: list("link[rel=canonical]").map(lead),
    headings: list(":is(h1, h2, h3)").map((found) => found.id + " " + read(found)),
    words: list("main :is(p, dt, dd)").map(read),
    "links of the article": list("article a[href]").map(lead),
    "links around it": list("a[href]").filter((found) => !found.closest("article")).map(lead),
    "current links": list("a[aria-current=page]").map(lead),
    "repeated ids": ids.filter((id, at) => ids.indexOf(id) !== at),
  };
})()`;

export function readScreen(page: Page): Promise<Screen> {
  return page.evaluate<Screen>(READ);
}

/** The first difference of each part, such as `title: "Array" in place of "Map"`. */
export function compareScreens(shown: Screen, served: Screen): string[] {
  return Object.entries(served).flatMap(([part, wanted]) => {
    const found = shown[part] ?? [];
    const length = Math.max(found.length, wanted.length);
    const at = Array.from({ length }, (_, each) => found[each] === wanted[each]).indexOf(
      false,
    );
    return at === -1
      ? []
      : [`${part}: ${quote(found[at])} in place of ${quote(wanted[at])}`];
  });
}

function quote(text: string | undefined): string {
  return text === undefined ? "nothing" : JSON.stringify(text.slice(0, 100));
}
