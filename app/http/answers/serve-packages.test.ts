import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startEdge } from "../../../tests/support/start-edge";

const NAME = "packages/0123456789abcdef-content.zip";

async function ask(path: string, headers: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), "packages-"));
  mkdirSync(join(root, "updates/de/css/packages"), { recursive: true });
  writeFileSync(join(root, "updates/de/css", NAME), "0123456789");
  const options = { packagesFolder: root, features: ["offline"] } as const;
  const edge = await startEdge(undefined, options);
  onTestFinished(async () => {
    await edge.close();
    rmSync(root, { recursive: true });
  });
  return edge.get(path, headers);
}

test.each<[Record<string, string>, number, string, string | null]>([
  [{}, 200, "public, max-age=31536000, immutable", null],
  [{ Range: "bytes=4-" }, 206, "public, max-age=31536000, immutable", "bytes 4-9/10"],
  [{ Range: "bytes=10-" }, 416, "no-store", "bytes */10"],
  [{ "If-Match": '"other"' }, 412, "no-store", null],
])("sends a package, a part of it, or refuses: %o", async (asked, code, policy, part) => {
  const { status, headers } = await ask(`/updates/de/css/${NAME}`, asked);
  expect([status, headers.get("cache-control")]).toEqual([code, policy]);
  expect(headers.get("content-range")).toBe(part);
});

test("knows no package of another area", async () => {
  expect((await ask(`/updates/de/html/${NAME}`)).status).toBe(404);
});
