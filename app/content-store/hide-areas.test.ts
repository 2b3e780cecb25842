import { expect, test } from "vitest";
import { createFakeStore } from "../../tests/support/fake-content-store";
import type { ContentStore } from "./content-store";
import { hideAreas } from "./hide-areas";

test("hides pages of areas that are not served from lists, look-ups and search", () => {
  const urls = ["/en-US/about", "/en-US/plus/docs/faq"];
  const entries = urls.map((url) => ({ url, title: url }));
  const find = (url: string) => (urls.includes(url) ? url : null);
  const whole = {
    ...createFakeStore({ version: "1" }),
    findAreaPage: (_kind: string, url: string) => find(url),
    findAreaUrl: find,
    listAreaPages: () => entries,
    listSearchAreas: () => entries,
  } as unknown as ContentStore;
  const store = hideAreas(whole, (path) => !path.includes("/plus"));
  const kept = [entries[0]];
  expect([store.version, store.listAreaPages("generic")]).toEqual(["1", kept]);
  expect(store.listSearchAreas()).toEqual(kept);
  expect(urls.map((url) => store.findAreaUrl(url))).toEqual(["/en-US/about", null]);
  const found = urls.map((url) => store.findAreaPage("generic", url));
  expect(found).toEqual(["/en-US/about", null]);
});
