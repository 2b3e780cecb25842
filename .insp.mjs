import WebSocket from "ws";
const list = await (await fetch("http://127.0.0.1:9229/json/list")).json();
if (!list[0].url.includes("/wt/search/")) throw new Error("not ours");
const ws = new WebSocket(list[0].webSocketDebuggerUrl);
await new Promise((r) => ws.once("open", r));
let id = 0;
const call = (method, params = {}) => new Promise((r) => { const n = ++id; const f = (d) => { const m = JSON.parse(d); if (m.id === n) { ws.off("message", f); r(m.result); } }; ws.on("message", f); ws.send(JSON.stringify({ id: n, method, params })); });
const ev = async (expression) => (await call("Runtime.evaluate", { expression, returnByValue: true, includeCommandLineAPI: true })).result.value;
const mem = `(() => { const m = process.memoryUsage(); const v = process.getBuiltinModule ? null : null; return Object.fromEntries(Object.entries(m).map(([k, x]) => [k, Math.round(x / 1e5) / 10])); })()`;
console.log("now", JSON.stringify(await ev(mem)), "requests uptime", await ev("process.uptime()"));
if (process.argv[2] === "gc") {
  await call("HeapProfiler.enable");
  await call("HeapProfiler.collectGarbage");
  console.log("gc ", JSON.stringify(await ev(mem)));
}
if (process.argv[2] === "space") console.log(await ev("JSON.stringify(require('v8').getHeapSpaceStatistics().map(s=>[s.space_name,Math.round(s.space_used_size/1e5)/10,Math.round(s.space_size/1e5)/10]))"));
ws.close();
