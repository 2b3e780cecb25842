import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { openContent } from "~/composition/open-content.server";
import { openMcp } from "~/composition/open-mcp.server";
import { readConfig } from "~/config.server";
import { createLogger } from "~/http/logging/create-logger.server";
import { toPublicConfig } from "~/public-config.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { callTool, ERAS, type ToolAnswer } from "../support/mcp-clients";
import { AGENT_TASKS, type AgentTask } from "./agent-tasks";
import { percentile, round } from "./figures";

const ORIGIN = "https://docs.example";
const ROUNDS = 5;

const READ = readConfig({ SITE_ORIGIN: ORIGIN });
const CONFIG = toPublicConfig(READ, openSiteTheme(READ));

/** Calls of one task with their processor time. */
interface Trial {
  task: AgentTask;
  isFound: boolean;
  calls: { name: string; milliseconds: number }[];
}

/**
 * Lets a scripted client answer an agent's questions with at most two calls each, over the protocol
 * but without a socket. Tells the share of answers found, and the processor time of a call.
 */
export async function benchAgents(dataDir: string): Promise<Record<string, unknown>> {
  const logger = createLogger({ level: "silent" });
  const content = openContent({
    config: { DATA_DIR: dataDir },
    publicConfig: CONFIG,
    logger,
    onSwap: () => undefined,
  });
  const { mcp } = openMcp({
    config: CONFIG,
    services: content.services,
    logger,
    version: "1",
    store: () => content.answers.store,
  });
  const client = new Client({ name: "bench", version: "1" }, ERAS.modern);
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", ORIGIN), {
      fetch: (url, init) => mcp(new Request(url, init), { clientAddress: "bench" }),
    }),
  );
  await callTool(client, "search", { query: "warm up" });
  await callTool(client, "get-updates", {});
  const first = await runAll(client);
  for (let round = 1; round < ROUNDS; round += 1) await runAll(client);
  const measured = await runAll(client);
  await client.close();
  content.close();
  return toFigures(first, measured);
}

async function runAll(client: Client): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const task of AGENT_TASKS) trials.push(await tryTask(client, task));
  return trials;
}

async function tryTask(client: Client, task: AgentTask): Promise<Trial> {
  const calls: Trial["calls"] = [];
  const call = async (name: string, args: Record<string, unknown>) => {
    const before = process.cpuUsage();
    const answer = await callTool(client, name, args);
    const { user, system } = process.cpuUsage(before);
    calls.push({ name, milliseconds: (user + system) / 1000 });
    return answer;
  };
  const area = task.area === undefined ? {} : { area: task.area };
  const { data } = await call("search", { query: task.query, limit: 5, ...area });
  const [hit] = data["hits"] as Hit[];
  const isFound = hit !== undefined && (await check(task, hit, call));
  return { task, isFound, calls };
}

interface Hit {
  path: string;
  compat_keys: string[];
  baseline: string | null;
}

type Call = (name: string, args: Record<string, unknown>) => Promise<ToolAnswer>;

async function check(
  { kind, expected }: AgentTask,
  hit: Hit,
  call: Call,
): Promise<boolean> {
  if ("key" in expected) {
    const { text } = await call("get-compat", { path: hit.path, depth: 1 });
    return namesVersion(text, expected);
  }
  const [feature] = hit.compat_keys;
  const isDiscouraged = hit.baseline === "discouraged" && feature !== undefined;
  const { text } = await (kind === "signature"
    ? call("get-examples", { path: hit.path })
    : isDiscouraged
      ? call("get-baseline", { feature })
      : call("get-doc", { path: hit.path }));
  return expected.some((part) => text.includes(part));
}

/** Compares with the public data, which the server does not read. */
function namesVersion(
  text: string,
  { key, browser }: { key: string; browser: string },
): boolean {
  let node: unknown = bcd;
  for (const part of key.split("."))
    node = (node as Record<string, unknown> | undefined)?.[part];
  const { support } = (node as { __compat: { support: Record<string, unknown> } })
    .__compat;
  const [statement] = [support[browser]].flat() as { version_added: string }[];
  const names = bcd.browsers as Record<string, { name: string } | undefined>;
  const since = statement?.version_added.replace(/(?:\.0)+$/, "");
  const name = names[browser]?.name ?? browser;
  // A row of the feature's table, or a part of its sub-feature's line.
  const line = text.split("\n").find((each) => each.includes(`\`${key}\``));
  const isSub = line?.startsWith("- ") === true;
  return isSub
    ? line.includes(`${name} ${since}`)
    : line !== undefined && text.includes(`| ${name} | ${since} |`);
}

function toFigures(first: readonly Trial[], measured: readonly Trial[]) {
  const share = (trials: readonly Trial[]) =>
    round((100 * trials.filter(({ isFound }) => isFound).length) / trials.length);
  const calls = measured.flatMap((trial) => trial.calls);
  const times = calls.map(({ milliseconds }) => milliseconds);
  const cold = first.flatMap((trial) =>
    trial.calls.map(({ milliseconds }) => milliseconds),
  );
  return {
    tasks: first.length,
    "answers found, %": share(first),
    "calls per answer, most": Math.max(...first.map((trial) => trial.calls.length)),
    "a call, median processor ms": round(percentile(times, 0.5)),
    "a call, 99th percentile processor ms": round(percentile(times, 0.99)),
    "a call of the first round, 99th percentile processor ms": round(
      percentile(cold, 0.99),
    ),
    "not found": first
      .filter(({ isFound }) => !isFound)
      .map(({ task }) => task.query)
      .join("; "),
  };
}
