import { expect, test, vi } from "vitest";
import { handleError } from "./entry.server";
import { createLoadContext } from "../tests/support/create-load-context";

function logged(error: unknown): unknown[] {
  const write = vi.fn();
  const context = createLoadContext({ logger: { error: write }, requestId: "r1" });
  handleError(error, {
    request: new Request("https://docs.example/en-US/about", { method: "POST" }),
    context,
    params: {},
  });
  return write.mock.calls;
}

function respond(status: number): unknown {
  return { status, statusText: "", internal: true, data: "" };
}

test("logs an error with the id that the page shows", () => {
  const err = new Error("no disk");
  expect(logged(err)).toEqual([
    [{ err, incident: "r1", path: "/en-US/about" }, "request failed"],
  ]);
  expect(logged(respond(500))).toHaveLength(1);
});

test("logs no error for a request that Remix refuses", () => {
  expect(logged(respond(405))).toEqual([]);
});
