import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { rankSlug } from "~/domain/page-importance";
import { parseSearchIndex, prepareTitles } from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import { createSearchService } from "~/services/search/index.server";
import { FIRST_HITS } from "../support/first-hits";
const dir = process.argv[2] ?? "data";
const store = openContentStore(join(dir, STORE_FILE_NAME));
const { compare } = new Intl.Collator("en-US");
const a = parseSearchIndex(JSON.parse(store.readSearchIndex("en-US").json));
const r = new Map(a.map((e) => [e.url, rankSlug(e.url.slice(12))]));
a.sort(
  (x, y) =>
    (r.get(x.url) ?? 0) - (r.get(y.url) ?? 0) ||
    x.url.length - y.url.length ||
    compare(x.title, y.title),
);
const index = prepareTitles(a);
const service = createSearchService({ store: () => store });
let [good, goodS] = [0, 0];
for (const { query, slug } of FIRST_HITS) {
  const q = searchTitles(index, query, 10);
  const s = service.search({
    query,
    locales: ["en-US"],
    sort: "best",
    page: 1,
    topic: null,
  });
  const at = (urls: string[]) =>
    urls.findIndex((u) => u.slice(12).toLowerCase() === slug.toLowerCase()) + 1;
  const [x, y] = [at(q.map((m) => m.url)), at(s.hits.map((m) => m.url))];
  if (x === 1) good++;
  if (y === 1) goodS++;
  if (x !== 1 || y !== 1)
    console.log(
      `${query}: want ${slug}\n   quick ${x}: ${q
        .slice(0, 3)
        .map((m) => m.url.slice(12))
        .join(", ")}\n   search ${y} (${s.match}): ${s.hits
        .slice(0, 3)
        .map((m) => m.url.slice(12))
        .join(", ")} ${s.suggestion?.text}`,
    );
}
console.log(dir, FIRST_HITS.length, "quick", good, "search", goodS);
