import { join } from "node:path";
import type { ContentStore } from "~/content-store/content-store";
import { readFlaws } from "~/content-store/compile-state.server";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { Document } from "~/domain/documents/document";
import { LOCALES } from "~/domain/locales/locale";

const FRAME_ID = /<iframe class="sample-code-frame"[^>]* data-live-id="([^"]*)"/g;
const EXAMPLE_ID = /<interactive-example [^>]*data-live-id="/g;
const FENCE_WORD = /live-sample___([^\s"]+)/g;

/** Counts how the embeds of a compiled store found their code, from the finished pages. */
export function benchSamples(dataDir: string): Record<string, number> {
  const file = join(dataDir, STORE_FILE_NAME);
  const flaws = readFlaws(file);
  const store = openContentStore(file);
  const counts = {
    "live samples by the word of a fence": 0,
    "live samples by an id": 0,
    "live samples by the section around": 0,
    "interactive examples": 0,
    "embeds without code": flaws.filter(({ check }) => check === "sample").length,
  };
  for (const document of listDocuments(store)) {
    const html = readProse(document);
    const marks = new Set(listMatches(html, FENCE_WORD).map((id) => id.toLowerCase()));
    for (const id of listMatches(html, FRAME_ID)) {
      if (marks.has(id)) counts["live samples by the word of a fence"]++;
      else if (document.fragments.includes(id)) counts["live samples by an id"]++;
      else counts["live samples by the section around"]++;
    }
    counts["interactive examples"] += listMatches(html, EXAMPLE_ID).length;
  }
  store.close();
  return counts;
}

function* listDocuments(store: ContentStore): Generator<Document> {
  for (const locale of LOCALES)
    for (const { url } of store.listDocumentUrls(locale)) {
      const found = store.findDocument(url);
      if (found) yield found.document;
    }
}

function readProse({ body }: Document): string {
  return body
    .map((section) => (section.type === "prose" ? section.value.content : ""))
    .join("\n");
}

function listMatches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, id = ""]) => id);
}
