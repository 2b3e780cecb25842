import { expect, test } from "vitest";
import { ChunkLoadError } from "~/browser/loading/load-chunk";
import { LoadingError } from "~/browser/loading/loading-error";
import { describeError, isLoadingError } from "./error-boundary";
import { toUnavailable } from "./error-responses.server";

const text = (id: string) => id;

test("shows status and status text of an unhandled response", () => {
  const response = { status: 418, statusText: "Teapot", internal: false, data: null };
  expect(describeError(response, { text, isProduction: true })).toEqual({
    title: "error-unhandled",
    detail: "418 Teapot",
  });
});

test("shows the status alone of a response without a text, and of no other body", () => {
  for (const data of [null, "isUnavailable", { title: "isUnavailable" }]) {
    const response = { status: 599, statusText: "", internal: false, data };
    expect(describeError(response, { text, isProduction: true })).toEqual({
      title: "error-unhandled",
      detail: "599",
    });
  }
});

test("says that accounts are away, not the status of that", () => {
  const { data, init } = toUnavailable("en-US", "Site");
  const response = { status: 503, statusText: "", internal: false, ...init, data };
  expect(describeError(response, { text, isProduction: true })).toEqual({
    title: "collections-interrupted-title",
    detail: "account-unavailable",
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

test("calls data that failed to load a loading error, with its address and status", () => {
  const error = new LoadingError("/en-US/docs/Web", 500, "No", null);
  expect(describeError(error, { text, isProduction: true })).toEqual({
    title: "error-loading",
    detail: "500 on /en-US/docs/Web: No",
  });
});

test("calls a chunk that failed to load a loading error", () => {
  const error = new ChunkLoadError("the texts of de", new TypeError("Failed to fetch"));
  expect(describeError(error, { text, isProduction: true })).toEqual({
    title: "error-loading",
    detail: "Loading the texts of de failed: Failed to fetch",
  });
});
