import { expect, test } from "vitest";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { isKnownPage } from "./is-known-page";

const AREAS = ["/en-US/about", "/en-US/blog/hello/", "/en-US/community"];
const STORE = {
  ...createFakeStore({ pages: ["/en-US/docs/Web", "/fr/docs/Größe"] }),
  findAreaUrl: (url: string) =>
    AREAS.find(
      (known) =>
        known.replace(/\/$/, "") === url.toLowerCase().replace("/en-us", "/en-US"),
    ) ?? null,
};

test.each([
  "/en-US/docs/Web",
  "/en-US/docs/Web.data",
  "/en-US/docs/Web/index.json",
  "/en-US/docs/Web.md",
  "/en-US/index.md",
  "/fr/docs/Gr%C3%B6%C3%9Fe",
  "/en-US/",
  "/fr.data",
  "/fr/index.json",
  "/de/search-index.json",
  "/de/about",
  "/en-US/blog/",
  "/en-US/blog/hello/",
])("accepts %s", (path) => {
  expect(isKnownPage(path, STORE)).toBe(true);
});

test.each([
  "/en-US/docs/web",
  "/en-US/docs/Other",
  "/en-us/docs/Web",
  "/xx/docs/Web",
  "/en-US/docs/Web/index.md",
  "/en-US/docs/index.json/Web",
  "/en-US/docs/%E0%A4%A",
  "/de/ABOUT",
  "/de/SEARCH-index.json",
  "/de/blog/",
  "/en-US/community",
  "/en-US/search",
  "/en-US/plus/settings",
  "/api/v1/whoami",
  "/assets/x.js",
  "/",
])("refuses %s", (path) => {
  expect(isKnownPage(path, STORE)).toBe(false);
});
