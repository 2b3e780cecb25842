import { afterAll, beforeAll, expect, test } from "vitest";
import { compileSite, type CompiledSite } from "../../../tests/support/compile-site";
import { createQuestionSearch, type QuestionSearch } from "./index.server";

let site: CompiledSite;
let search: QuestionSearch;

beforeAll(async () => {
  site = await compileSite({
    pages: {
      "/en-US/docs/Web/CSS/gap": { title: "gap", body: "Sets gutters between rows." },
      "/en-US/docs/Web/API/Cache": { title: "Cache", body: "Stores responses." },
      "/en-US/docs/Web/API/Cache/matchAll": {
        title: "Cache: matchAll() method",
        body: "Returns all responses that match.",
      },
      "/en-US/docs/Glossary/Gutters": { title: "Gutters", body: "The gap of a grid." },
      "/es/docs/Web/CSS/gap": { title: "gap", body: "Cómo separar filas." },
      "/ja/docs/Web/CSS/gap": { title: "gap", body: "行の間隔を設定します。" },
    },
  });
  search = createQuestionSearch({ store: () => site.store });
});

afterAll(() => site.remove());

function rank(
  text: string,
  locale: "en-US" | "es" | "ja" | "fr" = "en-US",
  pages: "en-US" | "es" | "ja" | "fr" = locale,
) {
  return search.rankQuestion({ text, locale, limit: 3 }, pages);
}

test.each([
  ["What does the matchAll() method do?", "/en-US/docs/Web/API/Cache/matchAll"],
  ["How do I set a gutter between the rows?", "/en-US/docs/Web/CSS/gap"],
  ["What are gutters?", "/en-US/docs/Glossary/Gutters"],
])("ranks the page that %j means first", (text, url) => {
  expect(rank(text).pages[0]?.url).toBe(url);
});

test("leaves words out that every question has, and weighs rare ones more", () => {
  const { terms, unknownWeight } = rank("How do I use gutters in a cache of responses?");
  expect(terms.map(({ forms }) => forms[0])).not.toContain("how");
  expect(terms.map(({ forms }) => forms[0])).toContain("gutters");
  expect(unknownWeight).toBe(0);
});

test("weighs words that no page has", () => {
  expect(rank("pizza").terms).toEqual([]);
  expect(rank("pizza").unknownWeight).toBeGreaterThan(0);
});

test("looks a question up in the pages of another language by its names", () => {
  const { pages, unknownWeight } = rank("À quoi sert gap, exactement ?", "fr", "en-US");
  expect(pages.map(({ url }) => url)).toContain("/en-US/docs/Web/CSS/gap");
  expect(unknownWeight).toBe(0);
});

test("knows words of questions after the signs that open Spanish ones", () => {
  const { terms, unknownWeight } = rank("¿Cómo separo filas?", "es");
  expect(terms.map(({ forms }) => forms[0])).toEqual(["separo", "filas"]);
  expect(unknownWeight).toBe(0);
});

test("splits scripts without spaces at words", () => {
  expect(rank("行の間隔を設定する方法は？", "ja").pages[0]?.url).toBe(
    "/ja/docs/Web/CSS/gap",
  );
});

test("ranks as many pages as asked for, and none for an empty question", () => {
  expect(rank("gutters rows responses cache").pages.length).toBeLessThanOrEqual(3);
  expect(rank(" ??? ").pages).toEqual([]);
});
