import { expect, test } from "vitest";
import { ChunkLoadError } from "~/browser/loading/load-chunk";
import { describeError, isLoadingError } from "./error-boundary";

const text = (id: string) => id;

test("shows status and status text of an unhandled response", () => {
  const response = { status: 418, statusText: "Teapot", internal: false, data: null };
  expect(describeError(response, { text, isProduction: true })).toEqual({
    title: "error-unhandled",
    detail: "418 Teapot",
  });
});

test("shows message and stack of an error outside production only", () => {
  const error = new Error("secret");
  expect(describeError(error, { text, isProduction: false })).toMatchObject({
    title: "error-application",
    detail: "secret",
    stack: expect.stringContaining("secret") as string,
  });
  expect(
    JSON.stringify(describeError(error, { text, isProduction: true })),
  ).not.toContain("secret");
});

test("calls null an unknown error and formats other thrown values", () => {
  expect(describeError(null, { text, isProduction: false }).detail).toBe("error-unknown");
  expect(describeError("boom", { text, isProduction: false }).detail).toBe("boom");
  expect(describeError({ a: 1 }, { text, isProduction: false }).detail).toBe('{"a":1}');
});

test("distinguishes a failed fetch from a programming error", () => {
  expect(isLoadingError(new TypeError("Failed to fetch"))).toBe(true);
  expect(isLoadingError(new TypeError("x is not a function"))).toBe(false);
  expect(isLoadingError(new Error("Failed to fetch"))).toBe(false);
});

test("calls a chunk that failed to load a loading error", () => {
  const error = new ChunkLoadError("the texts of de", new TypeError("Failed to fetch"));
  expect(describeError(error, { text, isProduction: true })).toEqual({
    title: "error-loading",
    detail: "Loading the texts of de failed: Failed to fetch",
  });
});
