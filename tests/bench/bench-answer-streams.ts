import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { openDatabase } from "~/database/open-database.server";
import { serveFakeModel } from "../../cli/fake-model/serve-fake-model";
import { signIn } from "../support/sign-in";
import { ratio } from "./measure-load";
import { startServer, type BenchServer } from "./start-server";
import { median, round } from "./figures";

const READERS = 200;
const QUESTION = "What does Array.prototype.map() return?";
const FIRST_TOKENS = 40;
/** Twenty pieces a second for each reader. */
const PIECE_MILLISECONDS = 50;
const DOCUMENT = "/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map";
const DOCUMENTS_PER_SECOND = 60;
const SECONDS = 8;
const WARM_UP_SECONDS = 3;

/**
 * Streams answers of a fake model to many readers while documents are read at a fixed rate, and
 * measures how much later the first piece of an answer arrives than it leaves the model.
 */
export async function benchAnswerStreams(
  contentDir: string,
  folder: string,
): Promise<Record<string, unknown>> {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(join(contentDir, STORE_FILE_NAME), join(dataDir, STORE_FILE_NAME));
  const cookies = await createReaders(dataDir);
  const model = await serveFakeModel({ pieceMilliseconds: PIECE_MILLISECONDS });
  const server = await startServer(dataDir, {
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: "fake-endless",
    RATE_LIMITS: "off",
    AI_MODERATION_MODEL: "off",
  });
  try {
    await readDocuments(server, WARM_UP_SECONDS);
    const delays: number[] = [];
    for (const [number, cookie] of cookies.slice(0, FIRST_TOKENS).entries()) {
      const question = `${QUESTION} (${number})`;
      const stream = await openStream(server, cookie, question);
      const sent = model.requests.find(({ body }) => body.includes(question));
      if (!sent) throw new Error("the question was refused");
      delays.push(stream.firstAt - sent.at);
      stream.leave();
    }
    const alone = await readDocuments(server, SECONDS);
    const streams = await Promise.all(
      cookies.slice(FIRST_TOKENS).map((cookie) => openStream(server, cookie, QUESTION)),
    );
    const cpu = server.readCpuSeconds() ?? 0;
    const among = await readDocuments(server, SECONDS);
    const busy = ((server.readCpuSeconds() ?? 0) - cpu) / SECONDS;
    for (const stream of streams) stream.leave();
    delays.sort((a, b) => a - b);
    return {
      "readers streaming": streams.length,
      "document p50 alone, ms": alone.latency.p50,
      "document p50 among streams, ms": among.latency.p50,
      "document p99 alone, ms": alone.latency.p99,
      "document p99 among streams, ms": among.latency.p99,
      "document p99, ratio": ratio(among.latency.p99, alone.latency.p99),
      "processor share of the server among streams": Math.round(busy * 100) / 100,
      "first piece after the model's, median ms": round(median(delays)),
      "first piece after the model's, slowest ms": round(Math.max(...delays)),
    };
  } finally {
    await server.stop();
    await model.close();
  }
}

async function createReaders(dataDir: string): Promise<string[]> {
  const database = openDatabase({ url: undefined, dataDir, onError: () => undefined });
  await database.migrate();
  const cookies: string[] = [];
  for (let number = 0; number < READERS + FIRST_TOKENS; number += 1) {
    const { cookie } = await signIn(database, { name: `reader-${number}` });
    cookies.push(cookie);
  }
  await database.close();
  return cookies;
}

function readDocuments(server: BenchServer, duration: number) {
  return autocannon({
    url: server.origin + DOCUMENT,
    duration,
    connections: 10,
    overallRate: DOCUMENTS_PER_SECOND,
    headers: { "accept-encoding": "br" },
  });
}

/** Resolves at the first piece of an answer, and reads on until it is left. */
async function openStream({ origin }: BenchServer, cookie: string, content: string) {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/v1/plus/ai/help`, {
    method: "POST",
    signal: leaving.signal,
    headers: { cookie, origin, "content-type": "application/json" },
    body: JSON.stringify({ messages: [{ role: "user", content }] }),
  });
  if (response.status !== 200) throw new Error(`AI Help answers ${response.status}`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes('"content"')) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`the answer ended: ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  const firstAt = performance.now();
  void drain(reader).catch(() => undefined);
  return { firstAt, leave: () => leaving.abort() };
}

async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): Promise<void> {
  while (!(await reader?.read())?.done);
}
