import { benchQuickSearch } from "./bench-quick-search";
for (const d of ["/tmp/full", "data"]) console.table(benchQuickSearch(d));
