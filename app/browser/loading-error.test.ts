import { expect, test } from "vitest";
import { LoadingError, toLoadingError } from "./loading-error";

const URL = "/en-US/docs/Web";

test("keeps a redirect and a page not found as they are", () => {
  const redirect = new Response(null, { status: 302 });
  const notFound = { status: 404, statusText: "Not Found" };
  expect(toLoadingError(redirect, URL)).toBe(redirect);
  expect(toLoadingError(notFound, URL)).toBe(notFound);
});

test("tells status, address and text of a failed answer", () => {
  const error = toLoadingError({ status: 500, statusText: "Internal Server Error" }, URL);
  expect(error).toBeInstanceOf(LoadingError);
  expect(error).toHaveProperty(
    "message",
    "500 on /en-US/docs/Web: Internal Server Error",
  );
});

test("tells address and reason when there was no answer, and keeps the cause", () => {
  const cause = new TypeError("Failed to fetch");
  const error = toLoadingError(cause, URL, () => null);
  expect(error).toHaveProperty("message", "/en-US/docs/Web: Failed to fetch");
  expect(error).toHaveProperty("cause", cause);
});

test("tells the status of an answer that could not be read", () => {
  const error = toLoadingError(new SyntaxError("unreadable"), URL, () => 502);
  expect(error).toHaveProperty("message", "502 on /en-US/docs/Web: unreadable");
});
