import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listAssetFlaws, writeAssets } from "./write-assets";

test("leaves out a file that the store can't take, as a flaw with its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "assets-"));
  try {
    const assets = ["small.png", "large.mp4"].map((name) => {
      const file = join(folder, name);
      writeFileSync(file, "");
      return { file, path: `en-us/web/${name}`, url: `/en-US/docs/Web/${name}` };
    });
    truncateSync(join(folder, "large.mp4"), 3 * 2 ** 30);
    const written: string[] = [];
    const writer = { addAsset: ({ url }: { url: string }) => written.push(url) };
    writeAssets(writer as unknown as Parameters<typeof writeAssets>[0], assets);
    expect(written).toEqual(["/en-US/docs/Web/small.png"]);
    expect(listAssetFlaws(assets)).toMatchObject([
      { file: "en-us/web/large.mp4", check: "unread-file", severity: "error" },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
