import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openJournal } from "../changes/journal";
import type { Content } from "../pages/content-roots";
import { createContent, type TestContent } from "../test-content";
import type { Plan } from "./plan";
import { planDelete } from "./plan-delete";
import { planMove } from "./plan-move";
import { planNew } from "./plan-new";

function apply(site: TestContent, { changes, label }: Plan): Record<string, string> {
  openJournal(site.data, [site.root]).apply(changes, label);
  return site.readAll();
}

const SITE = {
  "/en-US/docs/Web": "[1](/en-US/docs/Web/One/Child#x) `/en-US/docs/Web/One`",
  "/en-US/docs/Web/One": "[c](/en-US/docs/Web/One/Child) [i](/en-US/docs/Web/One/i.png)",
  "/en-US/docs/Web/One/Child": '{{PreviousNext("Web/One", "Web/Other")}}',
  "/en-US/docs/Web/Other": "[o](/en-US/docs/Web/OneMore)",
  "/en-US/docs/Web/OneMore": "more",
  "en-us/web/one/i.png": "\u0089PNG\r\n",
  "en-us/_redirects.txt":
    "#\n/en-US/docs/Old\t/en-US/docs/Web/One/Child\n/en-US/docs/Z\t/en-US/docs/Web/Other\n",
  "en-us/_wikihistory.json":
    '{\n  "Web/One": { "contributors": ["a"] },\n  "Web/Other": {}\n}\n',
  "_git_history.json": '{"en-us/web/one/index.md":{"modified":"x","hash":"Web/One"}}',
  "/pt-BR/docs/Web": "[1](/pt-BR/docs/Web/One) [2](/docs/Web/One/Child)",
  "/pt-BR/docs/Web/One": "um",
  "pt-br/web/one/asset.txt": "asset",
  "de/_redirects.txt": "/de/docs/Alt\t/en-US/docs/Web/One\n",
};

test("cases 36 to 40: moves pages, redirects and nothing else", () => {
  const site = createContent(SITE);
  const before = site.readAll();
  const plan = planMove(site.content, { from: "Web/One", to: "Web/Two" });
  expect(site.readAll()).toEqual(before);
  expect(plan.moved).toEqual([
    { locale: "en-US", from: "/en-US/docs/Web/One", to: "/en-US/docs/Web/Two" },
    {
      locale: "en-US",
      from: "/en-US/docs/Web/One/Child",
      to: "/en-US/docs/Web/Two/Child",
    },
    { locale: "pt-BR", from: "/pt-BR/docs/Web/One", to: "/pt-BR/docs/Web/Two" },
  ]);
  const after = apply(site, plan);
  expect(Object.keys(after).filter((path) => path.includes("web/one/"))).toEqual([]);
  expect(after["en-us/web/two/i.png"]).toBe(before["en-us/web/one/i.png"]);
  expect(after["en-us/web/other/index.md"]).toBe(before["en-us/web/other/index.md"]);
  expect(after["en-us/web/onemore/index.md"]).toBe(before["en-us/web/onemore/index.md"]);
  expect(after["en-us/_redirects.txt"]).toBe(
    `#
/en-US/docs/Old\t/en-US/docs/Web/Two/Child
/en-US/docs/Web/One\t/en-US/docs/Web/Two
/en-US/docs/Web/One/Child\t/en-US/docs/Web/Two/Child
/en-US/docs/Z\t/en-US/docs/Web/Other
`,
  );
});

test("leads links, macro arguments, histories and redirects of other locales along", () => {
  const site = createContent(SITE);
  const after = apply(site, planMove(site.content, { from: "Web/One", to: "Web/Two" }));
  expect(after["en-us/web/index.md"]).toContain(
    "[1](/en-US/docs/Web/Two/Child#x) `/en-US/docs/Web/One`",
  );
  expect(after["en-us/web/two/index.md"]).toContain("[i](/en-US/docs/Web/Two/i.png)");
  expect(after["en-us/web/two/child/index.md"]).toContain(
    '{{PreviousNext("Web/Two", "Web/Other")}}',
  );
  expect(after["pt-br/web/index.md"]).toContain("[2](/docs/Web/Two/Child)");
  expect(after["pt-br/web/two/asset.txt"]).toBe("asset");
  expect(after["de/_redirects.txt"]).toContain("/de/docs/Alt\t/en-US/docs/Web/Two\n");
  expect(after["en-us/_wikihistory.json"]).toBe(
    SITE["en-us/_wikihistory.json"].replace("Web/One", "Web/Two"),
  );
  expect(after["_git_history.json"]).toBe(
    '{"en-us/web/two/index.md":{"modified":"x","hash":"Web/One"}}',
  );
});

test("leaves links alone by choice", () => {
  const site = createContent(SITE);
  const plan = planMove(site.content, {
    from: "Web/One",
    to: "Web/Two",
    rewritesLinks: false,
  });
  expect(plan.linking).toEqual([]);
  expect(apply(site, plan)["en-us/web/index.md"]).toContain(
    "/en-US/docs/Web/One/Child#x",
  );
});

test("is undone byte for byte", () => {
  const site = createContent(SITE);
  const before = site.readAll();
  apply(site, planMove(site.content, { from: "Web/One", to: "Web/Two" }));
  openJournal(site.data, [site.root]).undo();
  expect(site.readAll()).toEqual(before);
});

test("case 41: moves one locale alone", () => {
  const site = createContent(SITE);
  const after = apply(
    site,
    planMove(site.content, { from: "Web/One", to: "Web/Dois", locale: "pt-BR" }),
  );
  expect(after["pt-br/web/dois/asset.txt"]).toBe("asset");
  expect(after["pt-br/_redirects.txt"]).toContain(
    "/pt-BR/docs/Web/One\t/pt-BR/docs/Web/Dois\n",
  );
  expect(after["pt-br/web/index.md"]).toContain("[1](/pt-BR/docs/Web/Dois)");
  expect(after["en-us/web/one/index.md"]).toBeDefined();
});

test.each([
  ["", "Web/Two", "old slug cannot be empty"],
  ["Web/One", "", "new slug cannot be empty"],
  ["Web/One#", "Web/Two", "cannot contain #"],
  ["Web/One", "Web/Two#", "cannot contain #"],
  ["Web/None", "Web/Two", "no page"],
  ["Web/One", "Web/Other", "already exists"],
  ["Web/One", "None/Two", "new parent slug does not exist: None"],
  ["Web/One", "Web/One/Two", "below the old one"],
])("case 34: refuses to move %j to %j", (from, to, message) => {
  const { content } = createContent(SITE);
  expect(() => planMove(content, { from, to })).toThrow(message);
});

test.each([
  ["/en-US/docs/Web/One", "/en-US/docs/Web/Two", null],
  ["/en-us/docs/Web/One/", "Web/Two", null],
  ["https://developer.mozilla.org/en-US/docs/Web/One", "/en-US/docs/Web/%54wo", null],
  ["/pt-BR/docs/Web/One", "/pt-BR/docs/Web/Two", "pt-BR" as const],
])("moves %j to %j as a page's address or its slug", (from, to, locale) => {
  const { content } = createContent(SITE);
  const { moved } = planMove(content, { from, to, locale });
  expect(moved.at(-1)).toEqual({
    locale: "pt-BR",
    from: "/pt-BR/docs/Web/One",
    to: "/pt-BR/docs/Web/Two",
  });
});

test("a new and a deleted page may be named by their addresses", () => {
  const { content } = createContent(SITE);
  const request = { slug: "/en-US/docs/Web/New", locale: "en-US" as const };
  expect(planNew(content, { ...request, pageType: "guide" }).created).toEqual([
    "/en-US/docs/Web/New",
  ]);
  const slug = "/en-US/docs/Web/Other";
  expect(planDelete(content, { slug, redirect: "/pt-BR/docs/Web" }).deleted).toEqual([
    slug,
  ]);
});

test.each([
  ["/de/docs/Web/One", null, "old slug has the locale de: add --locale de"],
  ["/xx/docs/Web/One", null, "old slug has the locale xx, which the site does not have"],
  ["/de/docs/Web/One", "fr" as const, "old slug has the locale de: add --locale de"],
])("refuses to move %j in the locale %j", (from, locale, message) => {
  const { content } = createContent(SITE);
  expect(() => planMove(content, { from, to: "Web/Two", locale })).toThrow(message);
});

test("spells the new slug as its parent's", () => {
  const { content } = createContent(SITE);
  const { moved } = planMove(content, { from: "Web/Other", to: "web/Two" });
  expect(moved.map(({ to }) => to)).toEqual(["/en-US/docs/Web/Two"]);
  const same = planMove(content, { from: "Web/Other", to: "web/Other" });
  expect(same.notes).toEqual(["The slugs are equal."]);
});

test("changes the case of a slug without a redirect", () => {
  const site = createContent(SITE);
  const after = apply(site, planMove(site.content, { from: "Web/One", to: "Web/ONE" }));
  expect(after["en-us/web/one/child/index.md"]).toContain("slug: Web/ONE/Child\n");
  expect(after["en-us/_redirects.txt"]).toBe(
    SITE["en-us/_redirects.txt"].replace("Web/One/", "Web/ONE/"),
  );
  expect(after["en-us/web/index.md"]).toContain("/en-US/docs/Web/ONE/Child#x");
});

test("refuses a page of other bytes than UTF-8, which would lose them", () => {
  const site = createContent(SITE);
  const file = join(site.root, "en-us/web/one/index.md");
  const text = "---\ntitle: One\nslug: Web/One\n---\n\ncaf\u00e9\n";
  writeFileSync(file, Buffer.from(text, "latin1"));
  expect(() => planMove(site.content, { from: "Web/One", to: "Web/Two" })).toThrow(
    "not valid UTF-8",
  );
});

test("moves and deletes a page with a name that no new page may have", () => {
  const odd = `Web/It's "100%" <b> \u200d${"x".repeat(200)}/${"x".repeat(60)}`;
  const site = createContent({
    ...SITE,
    "/en-US/docs/Web/A b/C": "c",
    [`/de/docs/${odd}`]: "d",
  });
  expect(planDelete(site.content, { slug: odd, locale: "de" }).deleted).toHaveLength(1);
  const after = apply(site, planMove(site.content, { from: "Web/A b/C", to: "Web/C" }));
  expect(after["en-us/web/c/index.md"]).toContain("slug: Web/C\n");
  expect(after["en-us/_redirects.txt"]).toContain(
    "/en-US/docs/Web/A b/C\t/en-US/docs/Web/C\n",
  );
});

test("names a history that is no JSON", () => {
  const site = createContent({ ...SITE, "en-us/_wikihistory.json": '{"Web/One": }' });
  expect(() => planDelete(site.content, { slug: "Web/Other" })).toThrow(
    /_wikihistory\.json is not valid JSON/,
  );
});

test("deletes with a redirect to a page that is made from data", () => {
  const site = createContent(SITE);
  const content: Content = {
    ...site.content,
    findGenerated: (url) =>
      url.toLowerCase() === "/en-us/docs/web/made" ? "/en-US/docs/Web/Made" : null,
  };
  const plan = planDelete(content, { slug: "Web/Other", redirect: "web/made" });
  expect(apply(site, plan)["en-us/_redirects.txt"]).toContain(
    "/en-US/docs/Web/Other\t/en-US/docs/Web/Made\n",
  );
});

test("refuses a tree with a symbolic link, which may lead out of the content", () => {
  const site = createContent(SITE);
  symlinkSync("/etc", join(site.root, "en-us/web/one/etc"));
  expect(() => planMove(site.content, { from: "Web/One", to: "Web/Two" })).toThrow(
    "symbolic link",
  );
});

test("a new page takes its address out of the redirects", () => {
  const site = createContent(SITE);
  const after = apply(site, planNew(site.content, { locale: "en-US", slug: "Z" }));
  expect(after["en-us/z/index.md"]).toContain("slug: Z");
  expect(after["en-us/_redirects.txt"]).not.toContain("/Z");
});

test.each([
  ["", {}, "cannot be empty"],
  ["Web/One#", {}, "cannot contain #"],
  ["Web/None", {}, "no page"],
  ["Web/Other", { redirect: "Web/None" }, "redirect slug does not exist"],
  ["Web/One", { redirect: "Web/Other" }, "with children"],
  ["Web/Other", { redirect: "Web/Other" }, "redirect slug is deleted too: Web/Other"],
  ["Web/One", { isRecursive: true, redirect: "Web/One/Child" }, "is deleted too"],
])("cases 42 to 44: refuses to delete %j with %j", (slug, options, message) => {
  const { content } = createContent(SITE);
  expect(() => planDelete(content, { slug, ...options })).toThrow(message);
});

test("cases 45 and 47: deletes one page, its history and redirects to it, not its children", () => {
  const site = createContent(SITE);
  const plan = planDelete(site.content, { slug: "Web/One" });
  expect(plan.deleted).toEqual(["/en-US/docs/Web/One"]);
  expect(plan.notes.join()).toContain("/pt-BR/docs/Web/One");
  const after = apply(site, plan);
  expect(after["en-us/web/one/index.md"]).toBeUndefined();
  expect(after["en-us/web/one/child/index.md"]).toBe(
    site.read("en-us/web/one/child/index.md"),
  );
  expect(after["en-us/web/one/i.png"]).toBeDefined();
  expect(after["en-us/_wikihistory.json"]).toBe('{\n  "Web/Other": {}\n}\n');
  expect(after["de/_redirects.txt"]).not.toContain("Alt");
  expect(after["en-us/_redirects.txt"]).toBe(SITE["en-us/_redirects.txt"]);
});

test.each([
  [
    "Web/Other",
    '{\r\n\t"A}": { "contributors": ["}", "\\"," ] },\r\n\t"Web/OneMore":1\r\n}',
  ],
  [
    "Web/OneMore",
    '{\r\n\t"Web/Other": {},\r\n\t"A}": { "contributors": ["}", "\\"," ] }\r\n}',
  ],
])("deletes the history of %s and leaves every other line as it is", (slug, expected) => {
  const site = createContent({
    ...SITE,
    "en-us/_wikihistory.json":
      '{\r\n\t"Web/Other": {},\r\n\t"A}": { "contributors": ["}", "\\"," ] },\r\n\t"Web/OneMore":1\r\n}',
  });
  const after = apply(site, planDelete(site.content, { slug }));
  expect(after["en-us/_wikihistory.json"]).toBe(expected);
});

test("case 46: deletes one page with a redirect", () => {
  const site = createContent(SITE);
  const plan = planDelete(site.content, { slug: "Web/Other", redirect: "Web/OneMore" });
  expect(apply(site, plan)["en-us/_redirects.txt"]).toContain(
    "/en-US/docs/Web/Other\t/en-US/docs/Web/OneMore\n/en-US/docs/Z\t/en-US/docs/Web/OneMore\n",
  );
});

test("cases 43, 48 and 49: deletes a tree, with and without a redirect", () => {
  const site = createContent(SITE);
  const plan = planDelete(site.content, { slug: "Web/One", isRecursive: true });
  expect(
    plan.linking.map(({ file, links }) => [file.slice(site.root.length), links]),
  ).toEqual([["/en-us/web/index.md", 1]]);
  const after = apply(site, plan);
  expect(Object.keys(after).filter((path) => path.startsWith("en-us/web/one/"))).toEqual(
    [],
  );
  expect(after["en-us/_redirects.txt"]).toBe("#\n/en-US/docs/Z\t/en-US/docs/Web/Other\n");
  openJournal(site.data, [site.root]).undo();
  const led = planDelete(site.content, {
    slug: "Web/One",
    isRecursive: true,
    redirect: "https://example.com/x",
  });
  const text = apply(site, led)["en-us/_redirects.txt"] ?? "";
  expect(text.match(/example\.com/g)).toHaveLength(3);
});
