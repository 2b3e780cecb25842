import { readFileSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { compileContent } from "../compiler/pipeline/compile";
import { createCompileSession } from "../compiler/pipeline/compile-job";
import { isReadyForEdits, makeEditable } from "~/content-store/store-files.server";
import { warmUp } from "../compiler/pipeline/warm-up";
import { rescan } from "../compiler/sources/scan";
const root = "/tmp/scale/content";
const options = { contentRoot: root, translatedRoot: root, storeFile: "/tmp/scd/content.sqlite", shippedSidebars: process.cwd()+"/content/sidebars", siteName: "MDN", isPublicSource: true, platformReference: true, editsInPlace: true } as never;
const session = createCompileSession();
const t=performance.now();
const r = await compileContent(options, session);
console.log("first", r.documents, r.unchanged, Math.round(performance.now()-t));
if (!isReadyForEdits("/tmp/scd/content.sqlite")) makeEditable("/tmp/scd/content.sqlite");
await warmUp(options, session);
console.log("warm", Math.round(performance.now()-t));
const files = process.argv.slice(2);
let i=0;
for (const file of files) {
  const s = new Session(); s.connect();
  const post=(m:string,p?:object)=>new Promise<any>((res,rej)=>s.post(m as never,p as never,((e:unknown,x:unknown)=>e?rej(e):res(x)) as never));
  const text = readFileSync(file,"utf8");
  writeFileSync(file, text.replace(/^title: .*$/m, "title: New title "+Date.now()));
  if (process.env.PROF) { await post("Profiler.enable"); await post("Profiler.start"); }
  const u=process.cpuUsage(); const a=performance.now();
  rescan(session.scan!, [file], [root]);
  const res = await compileContent(options, session);
  const c=process.cpuUsage(u);
  console.log(file.slice(-60), "rendered", res.rendered, "ms", Math.round(performance.now()-a), "cpu", Math.round((c.user+c.system)/1000));
  if (process.env.PROF) { const {profile}=await post("Profiler.stop"); writeFileSync(`/tmp/title-${i++}.cpuprofile`, JSON.stringify(profile)); }
  s.disconnect();
}
