import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLimitedFetch } from "./limited-fetch";

const PATIENT = { milliseconds: 30_000, maxBytes: 10 };
const HASTY = { milliseconds: 50, maxBytes: 1_000_000 };

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
/** Connections that the client has closed before the end of their answer. */
let left = 0;

beforeEach(async () => {
  left = 0;
  server = createServer((_request, response) => {
    response.on("close", () => (left += response.writableFinished ? 0 : 1));
    answer(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a byte now and then, for ever. */
function dribble(response: ServerResponse): void {
  response.write(" ");
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
}

test("passes on what other answers have", async () => {
  answer = (response) => response.writeHead(201, { "X-Name": "value" }).end("0123456789");
  const response = await createLimitedFetch(PATIENT)(url, { method: "POST" });
  expect([response.status, response.headers.get("x-name")]).toEqual([201, "value"]);
  expect(await response.text()).toBe("0123456789");
});

test("passes on answers without a body", async () => {
  answer = (response) => response.writeHead(204).end();
  expect((await createLimitedFetch(PATIENT)(url)).status).toBe(204);
});

test("ends an answer that never begins", async () => {
  answer = () => undefined;
  await expect(createLimitedFetch(HASTY)(url)).rejects.toThrow("took too long");
  await expect.poll(() => left).toBe(1);
});

test("ends a body that comes by bytes, after a collection of garbage too", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  answer = dribble;
  const response = await createLimitedFetch(HASTY)(url);
  const read = response.text();
  collectGarbage();
  await expect(read).rejects.toMatchObject({ name: "TimeoutError" });
  await expect.poll(() => left).toBe(1);
});

test("ends a body that is too long", async () => {
  answer = (response) => {
    response.write("0123456789");
    dribble(response);
  };
  const response = await createLimitedFetch(PATIENT)(url);
  await expect(response.text()).rejects.toThrow("longer than 10 bytes");
  await expect.poll(() => left).toBe(1);
});

test.each(["before", "after"])("ends an answer that is aborted %s it", async (when) => {
  answer = dribble;
  const controller = new AbortController();
  if (when === "before") controller.abort(new Error("left"));
  const asked = createLimitedFetch({ ...HASTY, milliseconds: 30_000 })(url, {
    signal: controller.signal,
  });
  const read = asked.then((response) => {
    controller.abort(new Error("left"));
    return response.text();
  });
  await expect(read).rejects.toThrow("left");
});
