import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { createCrawlerLimits } from "~/http/limits/crawler-limits";
import { createAgentClassifier } from "~/http/usage/classify-agent";
import { createRequestCounter } from "~/http/usage/count-requests";
import { createUsageCounts } from "~/services/usage-counts/index.server";
import { runLoad } from "./measure-load";
import { READER_HEADERS, startServer } from "./start-server";

const REQUESTS = 2_000_000;
const SECONDS = 4;

/**
 * Measures what counting and the crawlers' limits add to a cached page, in processor time: the two
 * calls that `sendPage` makes, by themselves, and as a share of the whole request.
 */
export async function benchUsage(
  dataDir: string,
  paths: readonly string[],
): Promise<Record<string, unknown>> {
  const server = await startServer(dataDir);
  try {
    const load = { url: paths[0] ?? "/", headers: { "accept-encoding": "br" } };
    await runLoad(server, load, 1);
    const { cpuMicroseconds } = await runLoad(server, load, SECONDS);
    const nanoseconds = measureCalls(paths);
    return {
      "counting a cached page, ns of processor time": Math.round(nanoseconds),
      "cached page, µs of processor time": Math.round(cpuMicroseconds ?? 0),
      "share, %": Math.round(nanoseconds / (cpuMicroseconds ?? NaN)) / 10,
    };
  } finally {
    await server.stop();
  }
}

/** Nanoseconds per request of a reader; each request has header texts of its own, as in Node. */
function measureCalls(paths: readonly string[]): number {
  const classify = createAgentClassifier();
  const { openSeries } = createUsageCounts();
  const { countCached } = createRequestCounter({
    openSeries,
    classify,
    isKnown: () => true,
  });
  const { refuse } = createCrawlerLimits({ classify, isTrustedProxy: () => false });
  const requests = Array.from({ length: 10_000 }, (_, number) => ({
    path: copy(paths[number % paths.length] ?? "/"),
    request: {
      method: "GET",
      headers: { "user-agent": copy(READER_HEADERS["user-agent"]) },
    } as unknown as IncomingMessage,
  }));
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const run = (count: number) => {
    for (let number = 0; number < count; number++) {
      const { request, path } = requests[number % requests.length] ?? { path: "" };
      if (request && !refuse(request, response)) countCached(request, path);
    }
  };
  run(REQUESTS / 10);
  const before = process.cpuUsage();
  run(REQUESTS);
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1_000) / REQUESTS;
}

/** A text that no earlier look-up has hashed. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}
