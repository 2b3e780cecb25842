import { readDocs } from "/work/main/compiler/sources/docs/read-pages";
import { listLocaleFolders } from "/work/main/compiler/sources/docs/list-files";
import { loadPlatformData } from "/work/main/compiler/sources/platform/index";
import { createRenderer } from "/work/main/compiler/render-page";
const docs: any = readDocs(listLocaleFolders("/tmp/corpus/content/files", "/tmp/corpus/translated-content/files"));
const platform = loadPlatformData();
const render = createRenderer({ pages: docs.pages, redirects: docs.redirects, history: new Map() as any, siteName: "S", isPublicSource: false } as any, platform);
let t = performance.now(); const checks: any = {}; const n: any = {};
let err = 0;
for (let i = 0; i < docs.pages.length; i++) {
  let r; try { r = render(i); } catch (e) { if (err++ < 2) console.log(e); continue; }
  for (const f of r.flaws) { const k = f.check + (f.line == null ? " UNPLACED" : ""); n[k] = (n[k] ?? 0) + 1; (checks[k] ??= []).push(`${f.file}:${f.line}:${f.column} ${f.message} -> ${f.suggestion}`); }
}
console.log("ms/page", (performance.now() - t) / docs.pages.length, docs.pages.length, "errors", err);
console.log(n);
for (const k of ["unsafe-html", "unknown-element", "unknown-element UNPLACED", "unsafe-html UNPLACED", "relative-link", "absolute-link", "empty-link", "empty-link UNPLACED", "ill-cased-link", "redirected-link", "broken-link", "broken-link UNPLACED","missing-image", "missing-image UNPLACED", "crash"])
  if (checks[k]) console.log(k, checks[k].filter((_: any, i: number) => i % Math.ceil(checks[k].length / 6) === 0));
