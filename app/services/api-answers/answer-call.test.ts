import { expect, test, vi } from "vitest";
import { createLoadContext } from "../../../tests/support/create-load-context";
import { answerCall, requireHistory } from "./index.server";

const READER = { id: 1, settings: null } as unknown as Parameters<
  typeof requireHistory
>[0];

async function answer(work: () => Promise<Response>) {
  const expectFailure = vi.fn();
  const context = createLoadContext({ expectFailure });
  const request = new Request("https://docs.example/api");
  const { status } = await answerCall({ request, context }, ["GET"], work);
  return { status, isExpected: expectFailure.mock.calls.length > 0 };
}

/** A reader without a history could page the operator otherwise (ManyFailures). */
test.each([
  ["thrown", () => Promise.resolve(requireHistory(READER)).then(() => new Response())],
  ["returned", () => Promise.resolve(new Response(null, { status: 501 }))],
])("counts a 501 that is %s as no failure of the server", async (_name, work) => {
  const run = async () => work();
  expect(await answer(run)).toEqual({ status: 501, isExpected: true });
});

test("counts a 500 as a failure of the server", async () => {
  const run = () => Promise.reject(new Error("broken"));
  expect(await answer(run)).toEqual({ status: 500, isExpected: false });
});
