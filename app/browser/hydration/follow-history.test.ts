import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followHistory } from "./follow-history";

const page = { pathname: "", search: "", reload: vi.fn() };
const event = { stopImmediatePropagation: vi.fn() };
const load = { name: "", redirectCount: 0 };
let listen: (event: unknown) => void;

beforeEach(() => {
  Object.assign(page, { pathname: "/de/search", search: "?q=a", reload: vi.fn() });
  Object.assign(load, { name: "https://site.example/de/search?q=a", redirectCount: 0 });
  event.stopImmediatePropagation = vi.fn();
  vi.stubGlobal("location", page);
  vi.stubGlobal("performance", { getEntriesByType: () => [load] });
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", (_type: string, listener: typeof listen) => {
    listen = listener;
  });
  followHistory();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function stepTo(pathname: string, search = "") {
  Object.assign(page, { pathname, search });
  listen(event);
}

test.each([
  { name: "https://site.example/de/docs/Web", redirectCount: 0, reloads: 1 },
  { name: "https://site.example/de/search?q=a#end", redirectCount: 0, reloads: 0 },
  { name: "https://site.example/first", redirectCount: 1, reloads: 0 },
  { name: "document", redirectCount: 0, reloads: 0 },
])("looks at $name, which it was loaded from", ({ reloads, ...loaded }) => {
  Object.assign(load, loaded);
  followHistory();
  expect(page.reload).toHaveBeenCalledTimes(reloads);
});

function startRouter(pathname: string) {
  const state = { location: { pathname, search: "" } };
  vi.stubGlobal("window", { __remixRouter: { state } });
}

test.each(["/de/docs/Web", "/de/search"])("loads the page of the new URL: %s", (path) => {
  stepTo(path);
  expect(page.reload).toHaveBeenCalledOnce();
});

test("stays on the page when only the fragment changes", () => {
  stepTo("/de/search", "?q=a");
  expect(page.reload).not.toHaveBeenCalled();
});

test("stays on the page that the router shows when only the fragment changes", () => {
  startRouter("/de/plus/settings");
  stepTo("/de/plus/settings");
  expect(page.reload).not.toHaveBeenCalled();
});

test("leaves documents to the router once it runs", () => {
  startRouter("/de/docs/Web/CSS");
  stepTo("/de/docs/Web");
  expect(page.reload).not.toHaveBeenCalled();
  expect(event.stopImmediatePropagation).not.toHaveBeenCalled();
});

test("loads other pages before the router handles the event", () => {
  startRouter("/de/docs/Web/CSS");
  stepTo("/de/search", "?q=a");
  expect(event.stopImmediatePropagation).toHaveBeenCalledOnce();
  expect(page.reload).toHaveBeenCalledOnce();
});
