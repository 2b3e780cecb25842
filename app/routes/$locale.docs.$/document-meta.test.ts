import { expect, test } from "vitest";
import { describeDocument, describeFailure } from "./document-meta";

const DOCUMENT = {
  title: "for...of",
  pageTitle: "for...of - JavaScript | Site",
  summary: "Loops.",
  mdn_url: "/de/docs/Web/CSS/größe",
  locale: "de" as const,
  other_translations: [
    { locale: "en-US" as const, title: "for...of", native: "English (US)" },
    { locale: "de" as const, title: "for...of", native: "Deutsch" },
  ],
  noIndexing: false,
};
const ORIGIN = "https://docs.example";

function listLinks(rel: string, document = DOCUMENT) {
  return describeDocument(document, ORIGIN).filter(
    (tag) => "rel" in tag && tag.rel === rel,
  );
}

test("names title and summary, and nothing of robots for a page to be found", () => {
  const tags = describeDocument(DOCUMENT, ORIGIN);
  expect(tags).toContainEqual({ title: "for...of - JavaScript | Site" });
  expect(tags).toContainEqual({ name: "description", content: "Loops." });
  expect(tags.some((tag) => "name" in tag && tag.name === "robots")).toBe(false);
});

test("keeps a page out of search engines when the document says so", () => {
  expect(describeDocument({ ...DOCUMENT, noIndexing: true }, ORIGIN)).toContainEqual({
    name: "robots",
    content: "noindex, nofollow",
  });
});

test("leaves out an empty description", () => {
  const tags = describeDocument({ ...DOCUMENT, summary: "" }, ORIGIN);
  expect(tags.some((tag) => "name" in tag && tag.name === "description")).toBe(false);
});

test("gives the canonical address in encoded form", () => {
  expect(listLinks("canonical")).toEqual([
    {
      tagName: "link",
      rel: "canonical",
      href: `${ORIGIN}/de/docs/Web/CSS/gr%C3%B6%C3%9Fe`,
    },
  ]);
});

test("links every language once, and English for all others", () => {
  const languages = listLinks("alternate").map(
    (tag) => "hrefLang" in tag && tag.hrefLang,
  );
  expect(languages).toEqual(["en-US", "de", "x-default"]);
});

test("links no languages for a page in one language", () => {
  const [, german] = DOCUMENT.other_translations;
  expect(
    listLinks("alternate", { ...DOCUMENT, other_translations: german ? [german] : [] }),
  ).toEqual([]);
});

test("takes the title of a missing page from the response", () => {
  const error = {
    status: 404,
    statusText: "",
    internal: false,
    data: { title: "Nicht da" },
  };
  expect(describeFailure(error)).toContainEqual({ title: "Nicht da" });
  expect(describeFailure(new Error("x"))).toContainEqual({
    name: "robots",
    content: "noindex",
  });
});
