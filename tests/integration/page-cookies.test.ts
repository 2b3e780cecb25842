import { afterEach, beforeEach, expect, test } from "vitest";
import { startEdge, type Edge } from "../support/start-edge";

let edge: Edge;

beforeEach(async () => {
  edge = await startEdge();
});

afterEach(() => edge.close());

async function readCaching(path: string, cookie = "") {
  const { headers } = await edge.get(path, { Cookie: cookie });
  return [headers.get("cache-control"), headers.get("vary")];
}

test.each(["/en-US/docs/Web", "/en-US/docs/Web.data"])(
  "makes %s private for a reader who chose browsers",
  async (path) => {
    const [own, vary] = await readCaching(path, "a=b; compat-hidden=opera.edge");
    expect(own).toBe("private, max-age=3600");
    expect(vary).toContain("Cookie");
  },
);

test.each(["", "other=1", "compat-hidden=", "compat-hidden=%00"])(
  "shares the page for %o",
  async (cookie) => {
    const [shared, vary] = await readCaching("/en-US/docs/Web", cookie);
    expect(shared).toBe("public, max-age=3600");
    expect(vary).toContain("Cookie");
  },
);

test("shares files and data files, which no cookie changes", async () => {
  for (const path of ["/en-US/docs/Web/a.png", "/en-US/docs/Web/index.json"]) {
    const [policy, vary] = await readCaching(path, "compat-hidden=edge");
    expect(policy).toBe("public, max-age=3600");
    expect(vary ?? "").not.toContain("Cookie");
  }
});

test("caches no error, with or without a cookie", async () => {
  const [policy] = await readCaching("/en-US/docs/Missing", "compat-hidden=edge");
  expect(policy).toBe("no-store");
});
