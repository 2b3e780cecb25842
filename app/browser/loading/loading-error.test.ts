import { expect, test } from "vitest";
import { LoadingError, toLoadingError } from "./loading-error";

const URL = "/en-US/docs/Web";
const UNREADABLE = new Error(
  `Unable to decode turbo-stream response from URL: ${URL}.data`,
);

/** Simulates a server that gives this response, also on a retry. */
function answerWith(status: number | null, body = "") {
  return {
    readAnswerStatus: () => status,
    askAgain: () => Promise.resolve(status === null ? null : { status, body }),
  };
}

test("returns a redirect and a 404 unchanged", async () => {
  const redirect = new Response(null, { status: 302 });
  const notFound = { status: 404, statusText: "Not Found" };
  expect(await toLoadingError(redirect, URL)).toBe(redirect);
  expect(await toLoadingError(notFound, URL)).toBe(notFound);
});

test("contains status, URL and text of a failed response", async () => {
  const answer = { status: 500, statusText: "Internal Server Error" };
  const error = await toLoadingError(answer, URL);
  expect(error).toBeInstanceOf(LoadingError);
  expect(error).toHaveProperty(
    "message",
    "500 on /en-US/docs/Web: Internal Server Error",
  );
});

test("contains URL and reason when there was no response, and keeps the cause", async () => {
  const cause = new TypeError("Failed to fetch");
  const error = await toLoadingError(cause, URL, answerWith(null));
  expect(error).toHaveProperty("message", "/en-US/docs/Web: Failed to fetch");
  expect(error).toHaveProperty("cause", cause);
});

test("contains the body of an unreadable response, but not the decoding error", async () => {
  const error = await toLoadingError(UNREADABLE, URL, answerWith(502, "gateway says no"));
  expect(error).toHaveProperty("message", "502 on /en-US/docs/Web: gateway says no");
  const silent = await toLoadingError(UNREADABLE, URL, answerWith(200));
  expect(silent).toHaveProperty("message", "200 on /en-US/docs/Web");
});

test("requests the URL again where the browser does not expose the status", async () => {
  const readers = { ...answerWith(500, "broken"), readAnswerStatus: () => null };
  const error = await toLoadingError(UNREADABLE, URL, readers);
  expect(error).toHaveProperty("message", "500 on /en-US/docs/Web: broken");
});

test("treats a gateway's 404 page as a page that does not exist", async () => {
  const answer = answerWith(404, "<h1>Not here</h1>");
  const error = await toLoadingError(UNREADABLE, URL, answer);
  expect(error).toBeInstanceOf(Response);
  expect(error).toHaveProperty("status", 404);
});
