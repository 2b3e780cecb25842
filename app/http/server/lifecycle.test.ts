import { once } from "node:events";
import type { Server } from "node:http";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { createLogger } from "../logging/create-logger.server";
import { createLifecycle, type CloseOptions } from "./lifecycle.server";
import { drain, getPort, listen } from "./listen.server";

let server: Server;

afterEach(() => drain(server, 0));

async function start(
  closers: (() => void | Promise<void>)[] = [],
  { delaySeconds = 0, ...others }: Partial<CloseOptions> = {},
) {
  const lifecycle = createLifecycle();
  const answers: (() => void)[] = [];
  server = await listen(
    (request, response) => {
      const answer = () => response.end(lifecycle.isDraining() ? "draining" : "up");
      if (request.url === "/slow") answers.push(answer);
      else answer();
    },
    { port: 0, host: "127.0.0.1" },
  );
  const exit = vi.fn();
  const logger = createLogger({ level: "silent" });
  lifecycle.attach(server, { delaySeconds, logger, closers, exit, ...others });
  return { ...lifecycle, exit, answers, url: `http://127.0.0.1:${getPort(server)}` };
}

test("finishes running requests before it exits", async () => {
  const { close, exit, answers, url } = await start();
  const slow = fetch(`${url}/slow`);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const closed = close("SIGTERM");
  expect(exit).not.toHaveBeenCalled();
  answers[0]?.();
  expect(await (await slow).text()).toBe("draining");
  await closed;
  expect(exit.mock.calls).toEqual([[0]]);
});

/** Sends a request while this thread is busy, tells so, and reports what it gets. */
const CLIENT = `
const { parentPort, workerData: { port, sent } } = require("node:worker_threads");
const socket = require("node:net").connect(port, "127.0.0.1");
socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n", () => {
  Atomics.store(sent, 0, 1);
  Atomics.notify(sent, 0);
});
let answer = "";
socket.on("data", (data) => (answer += data));
socket.on("error", ({ code }) => (answer += code));
socket.on("close", () => parentPort.postMessage(answer));
`;

test("answers a request that has come while the server was too busy to accept it", async () => {
  const { close, exit, url } = await start();
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { sent, port: Number(new URL(url).port) };
  const client = new Worker(CLIENT, { eval: true, workerData });
  const answered = once(client, "message");
  expect(Atomics.wait(sent, 0, 0)).not.toBe("timed-out");
  await close("SIGTERM");
  expect(await answered).toEqual([expect.stringMatching(/^HTTP\/1.1 200 .*draining/s)]);
  expect(exit.mock.calls).toEqual([[0]]);
});

test("serves during the delay, and closes keep-alive connections", async () => {
  const { close, exit, url } = await start([], { delaySeconds: 3_600 });
  const before = await fetch(`${url}/`);
  expect([before.headers.get("connection"), await before.text()]).toEqual([
    "keep-alive",
    "up",
  ]);
  void close("SIGTERM");
  const after = await fetch(`${url}/`);
  expect([after.headers.get("connection"), await after.text()]).toEqual([
    "close",
    "draining",
  ]);
  expect(exit).not.toHaveBeenCalled();
});

test("drains other listeners meanwhile, and closes nothing before they are", async () => {
  const closed = vi.fn();
  let finish = () => {};
  const drainOthers = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { close, answers, url } = await start([closed], { drainOthers });
  const slow = fetch(`${url}/slow`);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const end = close("SIGTERM");
  await vi.waitFor(() => expect(drainOthers).toHaveBeenCalled());
  answers[0]?.();
  await slow;
  expect(closed).not.toHaveBeenCalled();
  finish();
  await end;
  expect(closed).toHaveBeenCalledOnce();
});

test("closes all resources in order after the last request, even when one fails", async () => {
  const closed: string[] = [];
  const { close, exit } = await start([
    () => void closed.push("site"),
    () => Promise.reject(new Error("stuck")),
    () => void closed.push(server.listening ? "too early" : "database"),
  ]);
  await close("SIGTERM");
  expect(closed).toEqual(["site", "database"]);
  expect(exit.mock.calls).toEqual([[1]]);
});

test("exits once when it is closed repeatedly", async () => {
  const { close, exit, answers, url } = await start();
  const slow = fetch(`${url}/slow`);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const first = close("SIGINT");
  await close("SIGINT");
  expect(exit).not.toHaveBeenCalled();
  answers[0]?.();
  expect((await slow).status).toBe(200);
  await first;
  expect(exit).toHaveBeenCalledTimes(1);
});
