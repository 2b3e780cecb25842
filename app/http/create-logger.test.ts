import { expect, test } from "vitest";
import { createLogger } from "./create-logger.server";

function collect(isReadable: boolean) {
  const lines: string[] = [];
  const logger = createLogger({
    level: "info",
    isReadable,
    write: (line) => lines.push(line),
  });
  return { logger, lines };
}

test("writes JSON lines without the machine's name", () => {
  const { logger, lines } = collect(false);
  logger.info({ version: "1" }, "new content");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    version: "1",
    msg: "new content",
  });
});

test("writes a request as one readable line in development", () => {
  const { logger, lines } = collect(true);
  logger.info(
    { requestId: "x", method: "GET", path: "/a", status: 200, milliseconds: 1.5 },
    "request",
  );
  expect(lines[0]?.slice(8)).toBe(" GET /a 200 1.5 ms\n");
});

test("shows the stack of an error in development", () => {
  const { logger, lines } = collect(true);
  logger.error({ err: new Error("broken") }, "failed");
  expect(lines[0]).toMatch(/ERROR failed\nError: broken\n\s+at /);
});

test("leaves out what is less serious than the level", () => {
  const { logger, lines } = collect(false);
  logger.debug("detail");
  expect(lines).toEqual([]);
});
