import { expect, test } from "vitest";
import { isClientLink } from "./find-plain-link";

const HERE = new URL("https://docs.example/de/docs/Web/CSS?x=1#top");

test.each([
  ["/de/docs/Web/HTML", true],
  ["/de/docs/Web/HTML#use", true],
  ["/de/docs/Mozilla/Add-ons/WebExtensions/manifest.json", true],
  ["/de/", true],
  ["/de/docs/Web/CSS", true],
  ["/de/docs/Web/HTML?x=1", true],
  ["/de/docs/Web/CSS?x=1#other", false],
  ["/en-US/docs/Web/HTML", false],
  ["/de/docs/Web/HTML/image.PNG", false],
  ["/de/search?q=a", false],
  ["/den/docs/Web", false],
  ["https://other.example/de/docs/Web/HTML", false],
  ["mailto:a@docs.example", false],
])("decides for %s whether the router shows it: %s", (href, expected) => {
  expect(isClientLink(new URL(href, HERE), HERE)).toBe(expected);
});
