import { expect, test } from "vitest";
import { UnavailableError } from "~/domain/site/unavailable-error";
import { createLogger } from "~/http/logging/create-logger.server";
import { tellOutage } from "./tell-outage.server";

const ATTEMPT_MILLISECONDS = 5_000;

function start() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) =>
    void lines.push(JSON.parse(line) as Record<string, unknown>);
  let time = 1_000;
  const outage = tellOutage(
    createLogger({ level: "info", output: { write } }),
    { failed: "no database", over: "a database" },
    () => time,
  );
  const fail = (count: number) => {
    for (let attempt = 0; attempt < count; attempt++) {
      outage.fail(new UnavailableError("The user database does not answer: refused"));
      time += ATTEMPT_MILLISECONDS;
    }
  };
  return { ...outage, lines, fail };
}

test("tells the stack once, then a line a minute with reason and time", () => {
  const { lines, fail } = start();
  fail(25);
  expect(lines.map((line) => "err" in line)).toEqual([true, false, false]);
  expect(lines[0]).toMatchObject({ err: { stack: expect.any(String) as string } });
  expect(lines.slice(1)).toEqual(
    [60, 120].map((waitedSeconds) => ({
      level: 50,
      time: expect.any(String) as string,
      reason: "The user database does not answer: refused",
      waitedSeconds,
      msg: "no database",
    })),
  );
});

test("tells the end of an outage, but no start without one", () => {
  const { lines, fail, end } = start();
  end();
  expect(lines).toEqual([]);
  fail(2);
  end();
  expect(lines.at(-1)).toMatchObject({
    level: 30,
    waitedSeconds: 10,
    msg: "a database",
  });
});

test("tells a second outage from its own beginning", () => {
  const { lines, fail, end } = start();
  fail(25);
  end();
  fail(2);
  end();
  expect(lines.slice(-2).map((line) => "err" in line)).toEqual([true, false]);
  expect(lines.at(-1)).toMatchObject({ waitedSeconds: 10 });
});
