import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Between pieces of an answer of `fake`. */
const PIECE_MILLISECONDS = 15;
const FLAGGED_WORD = "flagme";

/**
 * Behaviours, by the model's name: `fake` answers with citations of [1] and [2]; the others fail in
 * one way each.
 */
export const FAKE_MODELS = [
  "fake",
  "fake-slow",
  "fake-failing",
  "fake-rubbish",
  "fake-endless",
  "fake-broken",
  "fake-empty",
  "fake-silent",
  "fake-off-topic",
  "fake-too-long",
] as const;
type FakeModel = (typeof FAKE_MODELS)[number];

/** Overflows its block of code in every window. */
const WIDE = "wide".repeat(40);

const PIECES: Readonly<Partial<Record<FakeModel, readonly string[]>>> = {
  fake: [
    "The",
    " sections",
    " say [1",
    "], and",
    " [2], and [99], that `",
    "invented",
    "Name()` ",
    "is one.\n\n",
    "```js\n",
    `const a = \`x\`;\n// ${WIDE}\n\`\`\`\n`,
    "[a link](https://elsewhere.example/)",
  ],
  "fake-empty": [" \n"],
  "fake-off-topic": ["I'm sorry, but I", " can't help with that."],
};

export interface FakeModelServer {
  /** Value for AI_BASE_URL. */
  baseUrl: string;
  /** All requests, latest last; `at` is the time of the answer's first piece. */
  requests: { path: string; body: string; key: string | undefined; at: number }[];
  /** Streams that a client left before their end. */
  readonly aborted: number;
  close(): Promise<void>;
}

export interface FakeModelOptions {
  port?: number;
  pieceMilliseconds?: number;
}

/** Serves an OpenAI-compatible API whose model's name says how it behaves. */
export async function serveFakeModel({
  port = 0,
  pieceMilliseconds = PIECE_MILLISECONDS,
}: FakeModelOptions = {}): Promise<FakeModelServer> {
  const requests: FakeModelServer["requests"] = [];
  let aborted = 0;
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const path = request.url ?? "";
      requests.push({
        path,
        body,
        key: request.headers.authorization,
        at: performance.now(),
      });
      if (path.endsWith("/moderations")) return answerModeration(body, response);
      const { model, stream } = JSON.parse(body) as {
        model: FakeModel;
        stream?: boolean;
      };
      response.on("close", () => (aborted += response.writableFinished ? 0 : 1));
      if (stream !== true && model !== "fake-silent")
        return sendJson(response, toCompletion('"Words of a label for it"'));
      await answer(model, response, pieceMilliseconds);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: chosen } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${chosen}/v1`,
    requests,
    get aborted() {
      return aborted;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  model: FakeModel,
  response: ServerResponse,
  milliseconds: number,
): Promise<void> {
  if (model === "fake-failing") {
    sendJson(response, { error: "overloaded" }, 500);
    return;
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if (model === "fake-silent") {
    response.flushHeaders();
    return;
  }
  if (model === "fake-rubbish" || model === "fake-broken") {
    response.end(model === "fake-broken" ? breakBytes() : "data: {rubbish\n\n");
    return;
  }
  const isEndless = model === "fake-endless";
  const pieces = PIECES[model] ?? PIECES.fake ?? [];
  for (let at = 0; isEndless || at < pieces.length; at += 1) {
    if (response.destroyed) return;
    response.write(toChunk(pieces[at % pieces.length] ?? ""));
    await wait(model === "fake-slow" ? milliseconds * 20 : milliseconds);
  }
  response.end(
    `${toChunk("", model === "fake-too-long" ? "length" : "stop")}data: [DONE]\n\n`,
  );
}

/** An answer in which a character's bytes are broken. */
function breakBytes(): Buffer {
  const [start = "", end = ""] = toChunk("caf#!").split("#");
  return Buffer.concat([
    Buffer.from(start),
    Buffer.from([0xc3, 0x28]),
    Buffer.from(`${end}${toChunk("", "stop")}`),
  ]);
}

function toChunk(content: string, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: "chunk", choices })}\n\n`;
}

function toCompletion(content: string) {
  return {
    choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }],
  };
}

function answerModeration(body: string, response: ServerResponse): void {
  sendJson(response, { results: [{ flagged: body.includes(FLAGGED_WORD) }] });
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
