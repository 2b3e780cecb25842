import fs from "node:fs";
import { parseSearchIndex, prepareTitles } from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import { rankSlug } from "~/domain/page-importance";
const { compare } = new Intl.Collator("en-US");
export function load(n: string) {
  const a = parseSearchIndex(JSON.parse(fs.readFileSync(`/tmp/wt/search-tmp/${n}.json`, "utf8"))).map((e) => ({ ...e, r: rankSlug(e.url.slice(12)) , s: 0}));
  a.sort((x, y) => x.r - y.r || x.url.length - y.url.length || compare(x.title, y.title));
  return prepareTitles(a.map(({ title, url }) => ({ title, url })));
}
const q = process.argv.slice(2);
for (const n of ["full", "ship"]) {
  let t = performance.now();
  const index = load(n);
  console.log(n, "prep incl sort", Math.round(performance.now() - t));
  for (const each of q) {
    t = performance.now();
    const r = searchTitles(index, each, 6);
    console.log(`\n[${each}]`, (performance.now() - t).toFixed(1), "ms");
    for (const m of r) console.log("  ", m.isNear ? "~" : " ", m.title, "|", m.url.slice(12));
  }
}
