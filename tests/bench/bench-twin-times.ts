import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { startServer, type BenchServer } from "./start-server";

const PAGES = 60;
const ROUNDS = 200;
const WARM_UP = 50;

/**
 * Measures the site for agents: `afdocs check` (in AFDOCS, the path of its `bin`; the program in
 * NODE22 runs it), and the times of HTML pages and twins, cached and uncached.
 */
export async function benchTwinTimes(dataDir: string): Promise<Record<string, unknown>> {
  const cached = await measureTimes(dataDir, { RATE_LIMITS: "off" });
  const uncached = await measureTimes(dataDir, {
    RATE_LIMITS: "off",
    PAGE_CACHE_MB: "0",
  });
  const afdocs = process.env["AFDOCS"];
  return {
    ...prefix("cached", cached),
    ...prefix("uncached", uncached),
    ...(afdocs === undefined ? {} : await checkSite(dataDir, afdocs)),
  };
}

function prefix(name: string, figures: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [`${name} ${key}`, value]),
  );
}

async function measureTimes(dataDir: string, env: Record<string, string>) {
  const server = await startServer(dataDir, env);
  try {
    const list = await (await fetch(`${server.origin}/sitemap.txt`)).text();
    const all = list.split("\n").filter((path) => path.includes("/docs/"));
    const step = Math.max(1, Math.floor(all.length / ROUNDS));
    const paths = all.filter((_path, index) => index % step === 0).slice(0, ROUNDS);
    for (const path of paths.slice(0, WARM_UP)) await readBoth(server, path);
    const times = { html: [] as number[], markdown: [] as number[] };
    for (const path of paths) {
      // The first of a pair finds the store's pages cold; twice each, the second counts.
      await readBoth(server, path);
      const [html, markdown] = await readBoth(server, path);
      times.html.push(html);
      times.markdown.push(markdown);
    }
    return {
      "HTML ms, median / p99": describe(times.html),
      "twin ms": describe(times.markdown),
    };
  } finally {
    await server.stop();
  }
}

async function readBoth(server: BenchServer, path: string): Promise<[number, number]> {
  const html = await readTime(server, path, "text/html");
  return [html, await readTime(server, path, "text/markdown")];
}

/** Returns milliseconds; negotiates both, so that the address is the same. */
async function readTime({ origin }: BenchServer, path: string, accept: string) {
  const started = performance.now();
  const response = await fetch(origin + encodeURI(path), { headers: { accept } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - started;
}

function describe(times: number[]): string {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.floor(sorted.length * share)]?.toFixed(1) ?? "";
  return `${at(0.5)} / ${at(0.99)}`;
}

interface Report {
  scoring: { overall: number; grade: string };
  summary: { pass: number; total: number };
  results: { id: string; status: string }[];
}

async function checkSite(dataDir: string, afdocs: string) {
  const server = await startServer(dataDir, { RATE_LIMITS: "off" });
  try {
    const options = [
      "--format",
      "json",
      "--score",
      "--quiet",
      "--max-links",
      String(PAGES),
    ];
    const check = spawn(
      process.env["NODE22"] ?? process.execPath,
      [afdocs, "check", server.origin, ...options],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const [report] = await Promise.all([text(check.stdout), once(check, "exit")]);
    const { scoring, summary, results } = JSON.parse(report) as Report;
    const failed = results.filter(({ status }) => status === "fail").map(({ id }) => id);
    return {
      "afdocs score": `${scoring.overall} ${scoring.grade}`,
      "afdocs checks passed": `${summary.pass} of ${summary.total}`,
      "afdocs checks failed": failed.join(", "),
    };
  } finally {
    await server.stop();
  }
}
