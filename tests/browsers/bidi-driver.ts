import type { ChildProcess } from "node:child_process";
import { START_LIMIT_MILLISECONDS, waitUntil, type Driver } from "./driver";

interface Reply {
  id?: number;
  type?: string;
  method?: string;
  result?: Record<string, unknown>;
  message?: string;
  params?: { level?: string; text?: string };
}

/** A browser that listens for WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export async function startBidi(process: ChildProcess, port: number): Promise<Driver> {
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  const problems: string[] = [];
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.method === "log.entryAdded" && reply.params?.level === "error")
      problems.push(reply.params.text ?? "");
  });
  let count = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++count;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (reply.type === "error") throw new Error(`${method}: ${reply.message ?? ""}`);
    return reply.result ?? {};
  }
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = await send("browsingContext.create", { type: "tab" });
  return {
    async goto(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const answer = await send("script.evaluate", {
        expression: `JSON.stringify((${expression}) ?? null)`,
        target: { context },
        awaitPromise: true,
      });
      const { value } = (answer["result"] ?? {}) as { value?: string };
      if (value === undefined) throw new Error(JSON.stringify(answer));
      return JSON.parse(value) as unknown;
    },
    async perform(actions) {
      await send("input.performActions", { context, actions });
    },
    takeProblems: () => problems.splice(0),
    async close() {
      await send("browser.close", {}).catch(() => undefined);
      socket.close();
      process.kill();
    },
  };
}

async function connect(url: string): Promise<WebSocket> {
  let socket: WebSocket | undefined;
  const isListening = async () => {
    const tried = new WebSocket(url);
    const isOpen = await new Promise<boolean>((resolve) => {
      tried.addEventListener("open", () => resolve(true));
      tried.addEventListener("error", () => resolve(false));
    });
    if (isOpen) socket = tried;
    return isOpen;
  };
  await waitUntil("the browser listens", isListening, START_LIMIT_MILLISECONDS);
  if (!socket) throw new Error("The browser's debugging port does not answer.");
  return socket;
}
