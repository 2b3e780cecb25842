import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { Document } from "~/domain/documents/document";
import { createRandom } from "../support/create-random";

const GENERATED = "platform-reference";
/** Facts of each area; areas with texts of our own have more than their share of the pages. */
const AREAS: readonly (readonly [prefix: string, facts: number])[] = [
  ["/docs/Web/JavaScript/Reference/", 14],
  ["/docs/Web/HTTP/Reference/", 12],
  ["/docs/Web/HTML/Reference/", 12],
  ["/docs/Web/CSS/Reference/", 9],
  ["/docs/Web/API/", 7],
  ["/docs/Mozilla/Add-ons/WebExtensions/", 2],
  ["/docs/Web/SVG/", 2],
  ["/docs/Web/MathML/", 1],
  ["/docs/WebAssembly/", 1],
];
/** Sections whose rows are facts; others repeat the data or link further. */
const TOLD =
  /^(?:$|values?|syntax|parameters|return|exceptions|directives|properties|technical|attributes|handling|example|types|stack)/;
/** Rows that the compatibility data alone fills, or that many pages share. */
const DATA =
  /^(?:Baseline|Limited availability|Supported since|No browser|Experimental:|Non-standard:|Deprecated:|Secure context:|The algorithm in|Like every HTML|Used in|.*made from open data)/;
/** A row of a list or a table, or a paragraph; nested rows are part of theirs. */
const ROW =
  /<dt[^>]*>(?<term>.*?)<\/dt>\s*<dd[^>]*>(?<details>.*?)<\/dd>|<tr[^>]*>(?<row>.*?)<\/tr>|<li[^>]*>(?<item>.*?)<\/li>|<p[^>]*>(?<text>.*?)<\/p>/gs;

/**
 * Prints sixty facts of generated pages, each a sentence or a row with its page, for a check
 * against the specifications by hand: BENCH_SEED makes another draw.
 */
export function listReferenceFacts(dataDir: string): Record<string, unknown> {
  const random = createRandom(Number(process.env["BENCH_SEED"] ?? 1));
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const urls = store.listDocumentUrls("en-US").map(({ url }) => url);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const facts = AREAS.flatMap(([prefix, count]) => {
    const own = urls.filter((url) => url.includes(prefix)).toSorted();
    const found = new Set<string>();
    while (found.size < count) {
      const document = store.findDocument(pick(own) ?? "")?.document;
      if (document?.source.folder !== GENERATED) continue;
      const fact = pick(listFacts(document));
      if (fact) found.add(`${document.mdn_url.slice("/en-US/docs/".length)}: ${fact}`);
    }
    return [...found];
  });
  store.close();
  facts.forEach((fact, at) => {
    console.log(`${at + 1}. ${fact}`);
  });
  return { facts: facts.length };
}

function listFacts({ body }: Document): string[] {
  return body.flatMap((part) => {
    if (part.type !== "prose") return [];
    const title = part.value.title ?? "";
    if (!TOLD.test(title.toLowerCase())) return [];
    return [...part.value.content.matchAll(ROW)]
      .map(({ groups = {} }) =>
        [groups["term"], groups["details"], groups["row"], groups["item"], groups["text"]]
          .map(toText)
          .filter(Boolean)
          .join(" = "),
      )
      .filter((text) => text.split(" ").length > 2 && !DATA.test(text))
      .map((text) => (title ? `[${title}] ${text}` : text));
  });
}

function toText(html = ""): string {
  return html
    .replace(/<\/(?:th|td|dt|dd|p|div)>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
