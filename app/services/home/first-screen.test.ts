import { expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import { createFakeStore } from "../../../tests/support/fake-content-store";
import { createHomeService } from "./index.server";

function open(parts: Partial<ContentStore>, playgroundOrigin: string | null = null) {
  const store = { ...createFakeStore(), ...parts };
  return createHomeService({
    store: () => store,
    siteName: "Site",
    playgroundOrigin,
    translate: () => (id) => id,
  });
}

test("counts pages and languages once per store, with the date of the newest change", () => {
  const urls = [
    "/en-US/docs/Web/CSS",
    "/en-US/docs/Web/CSS/gap",
    "/en-US/docs/Web/CSSOM",
  ];
  let reads = 0;
  const home = open({
    findLatestChange: (locale) =>
      new Map([
        ["en-US", "2026-05-06T00:30:00.000+02:00"],
        ["de", "2026-05-05T23:00:00.000Z"],
      ]).get(locale) ?? null,
    countDocuments: (locale) =>
      new Map([
        ["en-US", 3],
        ["de", 1],
      ]).get(locale) ?? 0,
    countDocumentsBelow(page) {
      reads++;
      return urls.filter((url) => url === page || url.startsWith(`${page}/`)).length;
    },
  });
  const counts = home.readCounts();
  expect(counts).toMatchObject({ pages: 4, languages: 2 });
  expect(counts.updated).toBe("2026-05-05T23:00:00.000Z");
  expect(counts.countBelow("Web/CSS", "en-US")).toBe(2);
  expect(home.readCounts().countBelow("Web/CSS", "en-US")).toBe(2);
  expect(reads).toBe(1);
  expect(counts.countBelow("Web/CSS", "fr")).toBe(2);
});

test("tells no day of a content without dates", () => {
  expect(open({}).readCounts().updated).toBeNull();
});

const PRE = (choice: string) =>
  `<pre class="brush: css interactive-example-choice notranslate"><code>${choice}\n</code></pre>`;

function createDocument(url: string): Document {
  const code = `${PRE("gap: 0;")}${PRE("gap: 1em;")}`;
  const content = `<p>Try it.</p><interactive-example name="Demo" data-live-id="try_it" data-template="choice"><div class="interactive-example-code">${code}</div><iframe class="sample-code-frame" data-live-example="try_it"></iframe></interactive-example>`;
  return {
    mdn_url: url,
    locale: "en-US",
    short_title: "gap",
    baseline: null,
    body: [{ type: "prose", value: { id: null, title: null, isH3: false, content } }],
  } as unknown as Document;
}

test("finds an example whose values run on the origin of samples", () => {
  const url = "/en-US/docs/Web/CSS/Reference/Properties/gap";
  const find = (wanted: string) =>
    wanted === url ? { document: createDocument(url), sidebarId: null } : null;
  const home = open({ findDocument: find }, "https://samples.example");
  expect(home.findShowcase("de")).toEqual({
    url,
    locale: "en-US",
    title: "gap",
    baseline: null,
    values: ["gap: 0;", "gap: 1em;"].map((codeHtml, at) => ({
      codeHtml,
      frameUrl: `https://samples.example${url}/runner.html?example=try_it&choice=${at + 1}&theme=dark`,
    })),
  });
});

test("has no example where the content has none of the known pages", () => {
  expect(open({ findDocument: () => null }).findShowcase("de")).toBeNull();
});
