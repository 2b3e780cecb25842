import { expect, test } from "vitest";
import type { SiteFeature } from "~/domain/site/site-features";
import { isAtOrBelow, resolveTarget, type Place } from "./resolve-target";

function at(path: string, features: SiteFeature[] = []): Place {
  const site = {
    features,
    missingPages: ["Gone"],
    englishPages: ["Only/English"],
    missingAreaPages: ["about"],
  };
  return { locale: "fr", path, site };
}

test("leads to a document in the reader's language", () => {
  expect(resolveTarget({ slug: "Web/CSS" }, at("/fr/"))).toEqual({
    href: "/fr/docs/Web/CSS",
    isExternal: false,
  });
});

test("leads to the English document and says so when the language lacks it", () => {
  expect(resolveTarget({ slug: "Only/English" }, at("/fr/"))).toEqual({
    href: "/en-US/docs/Only/English",
    hrefLang: "en-US",
    isExternal: false,
  });
});

test("leads nowhere when the document is missing", () => {
  expect(resolveTarget({ slug: "Gone" }, at("/fr/"))).toBeNull();
});

test("leads to an area only when the build has it", () => {
  const target = { path: "/play", feature: "play" } as const;
  expect(resolveTarget(target, at("/fr/", ["blog"]))).toBeNull();
  expect(resolveTarget(target, at("/fr/", ["play"]))?.href).toBe("/fr/play");
});

test("leads to a page beside the documentation only when the content has it", () => {
  const about = { path: "/about", feature: "about", page: "about" } as const;
  const blog = { path: "/blog/", feature: "blog", page: "blog" } as const;
  const place = at("/fr/", ["about", "blog"]);
  expect(resolveTarget(about, place)).toBeNull();
  expect(resolveTarget(blog, place)?.href).toBe("/fr/blog/");
});

test("leads to an English area from every language", () => {
  const target = { path: "/blog/", feature: "blog", isEnglish: true } as const;
  expect(resolveTarget(target, at("/fr/", ["blog"]))).toEqual({
    href: "/en-US/blog/",
    hrefLang: "en-US",
    isExternal: false,
  });
});

test("leads to the plans on the page that has them", () => {
  const target = { path: "/plus", feature: "plus", anchor: "subscribe" } as const;
  expect(resolveTarget(target, at("/fr/", ["plus"]))?.href).toBe("/fr/plus");
  expect(resolveTarget(target, at("/fr/plus", ["plus"]))?.href).toBe(
    "/fr/plus#subscribe",
  );
});

test("leads to other sites, to some only with their area", () => {
  const url = "https://other.example/";
  expect(resolveTarget({ url }, at("/fr/"))).toEqual({ href: url, isExternal: true });
  expect(resolveTarget({ url, feature: "plus" }, at("/fr/"))).toBeNull();
});

test.each([
  ["/fr/docs/Web", true],
  ["/fr/docs/Web/CSS", true],
  ["/fr/docs/Webby", false],
  ["/fr/", false],
])("tells whether %s is below the link: %s", (path, expected) => {
  expect(isAtOrBelow(path, { href: "/fr/docs/Web", isExternal: false })).toBe(expected);
});

test("takes no notice of slash and fragment at the end of a link", () => {
  const blog = { href: "/en-US/blog/", isExternal: false };
  expect(isAtOrBelow("/en-US/blog/post", blog)).toBe(true);
  const plans = { href: "/fr/plus#subscribe", isExternal: false };
  expect(isAtOrBelow("/fr/plus", plans)).toBe(true);
});
