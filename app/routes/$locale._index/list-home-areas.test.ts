import { expect, test } from "vitest";
import type { DocumentCard } from "~/services/documents/documents-service";
import { listHomeAreas } from "./list-home-areas";

const FACTS = {
  overview: (id: string, args: Record<string, string | number> = {}) =>
    [id, ...Object.values(args)].join(" "),
  countBelow: (slug: string) => slug.length,
};

function createDocuments(urls: string[]) {
  return {
    findDocumentCard(url: string): DocumentCard | null {
      if (!urls.includes(url)) return null;
      const locale = url.startsWith("/de/") ? "de" : "en-US";
      return { short_title: `Title of ${url}`, summary: "About", mdn_url: url, locale };
    },
  };
}

test("prefers the locale's page to the English one", () => {
  const documents = createDocuments(["/de/docs/Web/HTML", "/en-US/docs/Web/HTML"]);
  expect(listHomeAreas(documents, "de", FACTS)).toEqual([
    {
      area: "html",
      title: "Title of /de/docs/Web/HTML",
      about: "home-card-html",
      pages: "home-count-pages 8",
      url: "/de/docs/Web/HTML",
      locale: "de",
    },
  ]);
});

test("falls back to English and leaves out areas without a page", () => {
  const documents = createDocuments(["/en-US/docs/Web/CSS"]);
  expect(
    listHomeAreas(documents, "de", FACTS).map(({ area, locale }) => [area, locale]),
  ).toEqual([["css", "en-US"]]);
});
