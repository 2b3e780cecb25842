import { expect, test } from "vitest";
import type { ContentPackage } from "~/domain/offline/package-areas";
import { createNetworkFirst, isInPart } from "./network-first";

type Scope = Pick<ContentPackage, "locale" | "area">;

const ENGLISH: Scope = { locale: "en-US", area: "all" };
const GERMAN: Scope = { locale: "de", area: "all" };
const STYLES: Scope = { locale: "en-US", area: "css" };

const ask = (path: string) => new Request(`https://docs.example${path}`);

test.each<[string, Scope, boolean]>([
  ["/en-US/search?q=a", ENGLISH, false],
  ["/en-US/search?q=a&locale=en-us", ENGLISH, false],
  ["/en-US/search?q=a&locale=en-US&locale=de", ENGLISH, true],
  ["/de/search?q=a", GERMAN, false],
  ["/en-US/search?q=a", STYLES, true],
  ["/en-US/search.data?q=a", STYLES, true],
  ["/en-US/search-index.json", STYLES, true],
  ["/en-US/search-index.json", ENGLISH, false],
  ["/en-US/", ENGLISH, false],
  ["/en-US/", STYLES, true],
  ["/de/", GERMAN, true],
  ["/de.data", GERMAN, true],
  ["/en-US/docs/Web/CSS", STYLES, false],
  ["/de/docs/Web/CSS", GERMAN, false],
  ["/de/docs/Web/search", GERMAN, false],
  ["/runner.html?state=q1Y", ENGLISH, true],
  ["/en-US/docs/Web/CSS/runner.html?state=q1Y", ENGLISH, true],
  ["/en-US/docs/Web/CSS/runner.html?sample=try", ENGLISH, false],
])("%s in the package %j is in part: %s", (path, content, isPart) => {
  expect(isInPart(ask(path).url, content)).toBe(isPart);
});

test("leaves a request to the network once, where the package comes first", () => {
  const isLeft = createNetworkFirst(STYLES, true);
  const search = ask("/en-US/search?q=a");
  expect([isLeft(search), isLeft(search)]).toEqual([true, false]);
  expect(isLeft(ask("/en-US/search?q=a"))).toBe(true);
  expect(isLeft(ask("/en-US/docs/Web/CSS"))).toBe(false);
});

test("leaves nothing to a network that has been asked before the package", () => {
  const isLeft = createNetworkFirst(STYLES, false);
  expect(isLeft(ask("/en-US/search?q=a"))).toBe(false);
});
