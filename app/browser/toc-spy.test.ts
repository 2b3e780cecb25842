import { afterEach, expect, test, vi } from "vitest";
import { createTocSpy } from "./toc-spy";

const WINDOW_PIXELS = 900;
const PAGE_PIXELS = 2000;

interface Fake {
  id: string;
  top: number;
}

/** A page with sections, whose list has a link to each; `scroll` calls the observer for what it watches. */
function showPage(sections: readonly Fake[]) {
  const elements = sections.map(({ id, top }) => ({
    id,
    getBoundingClientRect: () => ({ top: top - scrolled }),
  }));
  const links = sections.map(({ id }) => createLink(id));
  const footer = {};
  let scrolled = 0;
  let report = () => {};
  const observed: unknown[] = [];
  vi.stubGlobal("innerHeight", WINDOW_PIXELS);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("document", {
    body: { scrollHeight: PAGE_PIXELS },
    querySelector: () => ({ getBoundingClientRect: () => ({ bottom: 100 }) }),
    querySelectorAll: (selector: string) => (selector === "footer" ? [footer] : links),
    getElementById: (id: string) => elements.find((each) => each.id === id) ?? null,
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe = (each: unknown) => void observed.push(each);
    },
  );
  createTocSpy().watchPage();
  return {
    footer,
    observed,
    /** Scrolls, and has the observer report what crosses an edge of the window. */
    scroll(top: number) {
      scrolled = top;
      vi.stubGlobal("scrollY", top);
      report();
    },
    listCurrent: () => links.filter(({ current }) => current).map(({ href }) => href),
  };
}

function createLink(id: string) {
  const href = `#${id}`;
  return {
    href,
    // Browsers keep a percent sign that begins no code.
    hash: encodeURI(href).replaceAll("%25", "%"),
    current: false,
    getAttribute: () => href,
    hasAttribute(this: { current: boolean }) {
      return this.current;
    },
    setAttribute(this: { current: boolean }) {
      this.current = true;
    },
    removeAttribute(this: { current: boolean }) {
      this.current = false;
    },
    closest: () => null,
  };
}

afterEach(() => vi.unstubAllGlobals());

test("marks the last section that has passed the line", () => {
  const page = showPage([
    { id: "größe", top: 150 },
    { id: "next", top: 700 },
  ]);
  page.scroll(20);
  expect(page.listCurrent()).toEqual([]);
  page.scroll(100);
  expect(page.listCurrent()).toEqual(["#größe"]);
});

test("marks sections whose author gave them an id with a percent sign", () => {
  const page = showPage([
    { id: "50%_width", top: 150 },
    { id: "next", top: 700 },
  ]);
  page.scroll(100);
  expect(page.listCurrent()).toEqual(["#50%_width"]);
});

test("marks the last section at the end of a page, which the footer tells where no heading crosses an edge", () => {
  const page = showPage([
    { id: "first", top: 150 },
    { id: "last", top: 1500 },
  ]);
  expect(page.observed).toContain(page.footer);
  page.scroll(PAGE_PIXELS - WINDOW_PIXELS);
  expect(page.listCurrent()).toEqual(["#last"]);
});
