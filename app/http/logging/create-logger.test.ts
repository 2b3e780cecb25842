import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createLogger, openReadableLog } from "./create-logger.server";

function collect() {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  return { logger: createLogger({ level: "info", output }), lines };
}

async function collectReadable() {
  const written = new PassThrough({ encoding: "utf8" });
  const logger = createLogger({ level: "info", output: await openReadableLog(written) });
  return { logger, read: () => String(written.read()) };
}

test("writes JSON lines without the host name", () => {
  const { logger, lines } = collect();
  logger.info({ version: "1" }, "new content");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    version: "1",
    msg: "new content",
  });
});

test("logs an error and its causes without fields that drivers add", () => {
  const { logger, lines } = collect();
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(a@example.org) already exists.",
    parameters: ["a@example.org"],
  });
  logger.error({ err: new Error("not saved", { cause }) }, "failed");
  expect(lines[0]).not.toContain("example.org");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    err: {
      type: "Error",
      message: "not saved",
      stack: expect.stringContaining("create-logger.test") as string,
      cause: { message: "duplicate key", code: "23505" },
    },
  });
});

test("logs a thrown value that is no error", () => {
  const { logger, lines } = collect();
  logger.error({ err: "text" }, "failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { message: "text" } });
});

test("omits entries below the level", () => {
  const { logger, lines } = collect();
  logger.debug("detail");
  expect(lines).toEqual([]);
});

test("writes a request as one readable line in development", async () => {
  const { logger, read } = await collectReadable();
  logger.info(
    { requestId: "x", method: "GET", path: "/a", status: 200, milliseconds: 1.5 },
    "request",
  );
  expect(read()).toMatch(/^\[[\d:]+\] INFO: GET \/a 200 1\.5 ms\n$/);
});

test("names a request whose client has left in development", async () => {
  const { logger, read } = await collectReadable();
  logger.info({ method: "GET", path: "/a", milliseconds: 1.5 }, "request aborted");
  expect(read()).toMatch(/INFO: GET \/a aborted 1\.5 ms\n$/);
});

test("shows the stack of an error in development", async () => {
  const { logger, read } = await collectReadable();
  logger.error({ err: new Error("broken") }, "failed");
  const text = read();
  expect(text).toContain("ERROR: failed");
  expect(text).toMatch(/Error: broken\n\s+at /);
});
