import { expect, test } from "vitest";
import { answerInvalidSession } from "~/services/api-answers/index.server";
import { readOutcome } from "./use-switch";

test.each([
  ["saved", new Response(null, { status: 201 })],
  ["signed-out", new Response("Please log in first", { status: 401 })],
  ["signed-out", answerInvalidSession()],
  ["failed", new Response("This can't be stored: no_ads", { status: 400 })],
  ["foreign", Response.json({ error: "Foreign form" }, { status: 409 })],
  ["failed", new Response(null, { status: 503 })],
])("is %s after the API's response %#", async (state, response) => {
  expect(await readOutcome(response)).toBe(state);
});
