import { expect, test } from "vitest";
import type { SiteFeature } from "~/domain/site/site-features";
import { listMenuParts, type ShownEntry, type Visitor } from "./list-menu-parts";

const ALL: SiteFeature[] = [
  "plus",
  "ai-help",
  "collections",
  "updates",
  "curriculum",
  "blog",
  "play",
  "observatory",
];

function at(path: string, features: SiteFeature[] = ALL): Visitor {
  const site = { features, missingPages: [], englishPages: [], missingAreaPages: [] };
  return { locale: "fr", path, site, isSignedIn: false };
}

function listIds(visitor: Visitor) {
  return listMenuParts(visitor).map(({ id }) => id);
}

function listEntries(visitor: Visitor, section: string): readonly ShownEntry[] {
  const part = listMenuParts(visitor).find(({ id }) => id === section);
  return part && "entries" in part ? part.entries : [];
}

function listCurrent(path: string) {
  return listMenuParts(at(path))
    .filter(({ isCurrent }) => isCurrent)
    .map(({ id }) => id);
}

test("lists every part in the specification's order", () => {
  expect(listIds(at("/fr/"))).toEqual([
    "menu-references",
    "menu-learn",
    "menu-plus",
    "menu-curriculum",
    "menu-blog",
    "menu-tools",
  ]);
});

test("leaves out the parts that a build lacks", () => {
  expect(listIds(at("/fr/", []))).toEqual(["menu-references", "menu-learn"]);
  expect(listIds(at("/fr/", ["play", "observatory"]))).toContain("menu-tools");
});

test("links the only entry of a part without a panel", () => {
  const tool = listMenuParts(at("/fr/play", ["play"])).at(-1);
  expect(tool).toEqual({
    id: "menu-play",
    isCurrent: true,
    isNew: false,
    link: { href: "/fr/play", isExternal: false },
  });
});

test("leaves out a part all of whose documents are missing", () => {
  const visitor = at("/fr/", []);
  const learn = "Learn_web_development";
  const missingPages = [
    learn,
    ...["Structuring_content", "Styling_basics", "Scripting", "Accessibility"].map(
      (name) => `${learn}/Core/${name}`,
    ),
  ];
  visitor.site = { ...visitor.site, missingPages };
  expect(listIds(visitor)).toEqual(["menu-references"]);
});

test("shows collections to who is signed in", () => {
  const ids = (visitor: Visitor) =>
    listEntries(visitor, "menu-plus").map(
      ({ target }) => "path" in target && target.path,
    );
  expect(ids(at("/fr/"))).not.toContain("/plus/collections");
  expect(ids({ ...at("/fr/"), isSignedIn: true })).toContain("/plus/collections");
});

test("leads from the plans page to its plans", () => {
  const [overview] = listEntries(at("/fr/plus"), "menu-plus");
  expect(overview?.link.href).toBe("/fr/plus#subscribe");
});

test.each([
  ["/fr/docs/Web/CSS", ["menu-references"]],
  ["/fr/docs/Learn_web_development/Core/Scripting", ["menu-learn"]],
  ["/fr/plus/updates", ["menu-plus"]],
  ["/fr/plus/ai-help", ["menu-tools"]],
  ["/fr/play", ["menu-tools"]],
  ["/en-US/blog/a-post/", ["menu-blog"]],
  ["/en-US/curriculum/core/", ["menu-curriculum"]],
  ["/fr/docs/Webby", []],
  ["/fr/", []],
])("marks as current on %s: %j", (path, expected) => {
  expect(listCurrent(path)).toEqual(expected);
});

test("marks the curriculum alone as new", () => {
  const marked = listMenuParts(at("/fr/")).filter(
    (part) => "isNew" in part && part.isNew,
  );
  expect(marked.map(({ id }) => id)).toEqual(["menu-curriculum"]);
});
