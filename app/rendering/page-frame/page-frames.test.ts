import { afterEach, expect, test, vi } from "vitest";
import { createPageFrames } from "./page-frames.server";

const FRAME = { parts: ["a"], links: null, loaderData: {} };

afterEach(() => {
  vi.useRealTimers();
});

test("keeps frames while the content stays", () => {
  const readFrames = createPageFrames(() => "1");
  readFrames().set("a", FRAME);
  expect(readFrames().get("a")).toBe(FRAME);
});

test("forgets them with the content, and what is still made of the old one", () => {
  let version = "1";
  const readFrames = createPageFrames(() => version);
  const old = readFrames();
  old.set("a", FRAME);
  version = "2";
  expect(readFrames().get("a")).toBeUndefined();
  old.set("b", FRAME);
  expect(readFrames().get("b")).toBeUndefined();
});

test("forgets them with the year, which they name", () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 11, 31) });
  const readFrames = createPageFrames(() => "1");
  readFrames().set("a", FRAME);
  vi.setSystemTime(Date.UTC(2031, 0, 1));
  expect(readFrames().get("a")).toBeUndefined();
});
