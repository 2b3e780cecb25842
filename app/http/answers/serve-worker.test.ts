import { expect, onTestFinished, test } from "vitest";
import { startEdge } from "../../../tests/support/start-edge";

const WORKER = "built worker";

test("sends the built worker, uncached so that browsers find a newer one", async () => {
  const edge = await startEdge(undefined, { worker: WORKER, features: ["offline"] });
  onTestFinished(() => edge.close());
  const response = await fetch(`${edge.origin}/service-worker.js`);
  expect(await response.text()).toBe(WORKER);
  expect(response.headers.get("Content-Type")).toMatch(/javascript/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test.each([
  ["without offline reading", { worker: WORKER, features: [] }],
  ["without a build", { worker: null, features: ["offline" as const] }],
])("removes workers of earlier releases %s", async (_, options) => {
  const edge = await startEdge(undefined, options);
  onTestFinished(() => edge.close());
  const script = await (await fetch(`${edge.origin}/service-worker.js`)).text();
  expect(script).toContain("unregister");
  expect(script).not.toContain('"fetch"');
});
