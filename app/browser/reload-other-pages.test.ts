import { afterEach, expect, test, vi } from "vitest";
import { reloadOtherPages } from "./reload-other-pages";

afterEach(() => vi.unstubAllGlobals());

/** Where the history leads to, and what comes of it. */
function stepBackTo(pathname: string) {
  const page = new EventTarget();
  const reload = vi.fn();
  const router = vi.fn();
  vi.stubGlobal("location", { pathname, reload });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  reloadOtherPages();
  page.addEventListener("popstate", router);
  page.dispatchEvent(new Event("popstate"));
  return { reloads: reload.mock.calls.length, isRouted: router.mock.calls.length > 0 };
}

test("loads a page of another kind, and keeps it from the router", () => {
  expect(stepBackTo("/en-US/search")).toEqual({ reloads: 1, isRouted: false });
});

test("leaves documents to the router", () => {
  expect(stepBackTo("/en-US/docs/Web")).toEqual({ reloads: 0, isRouted: true });
});
