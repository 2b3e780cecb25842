import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listAssetFlaws, writeAssets } from "./write-assets";

const folder = mkdtempSync(join(tmpdir(), "assets-"));

afterAll(() => rmSync(folder, { recursive: true }));

function toAsset(name: string) {
  const url = `/en-US/docs/Web/${name}`;
  return { file: join(folder, name), path: `en-us/web/${name}`, url };
}

/** Returns the addresses of the files that were written, and the paths of those that were not read. */
function write(assets: ReturnType<typeof toAsset>[]) {
  const written: string[] = [];
  const writer = { addAsset: ({ url }: { url: string }) => written.push(url) };
  const unread = writeAssets(
    writer as unknown as Parameters<typeof writeAssets>[0],
    assets,
  );
  return { written, unread };
}

test("leaves out a file that the store can't take, as a flaw with its name", () => {
  const assets = ["small.png", "large.mp4"].map(toAsset);
  for (const { file } of assets) writeFileSync(file, "");
  truncateSync(join(folder, "large.mp4"), 3 * 2 ** 30);
  expect(write(assets)).toEqual({ written: ["/en-US/docs/Web/small.png"], unread: [] });
  expect(listAssetFlaws(assets)).toMatchObject([
    { file: "en-us/web/large.mp4", check: "unread-file", severity: "error" },
  ]);
});

test("leaves out a file that can't be read, as a flaw, and one that has gone", () => {
  const assets = ["refused.png", "gone.png"].map(toAsset);
  // A link to itself is refused to every user, also to root.
  symlinkSync("refused.png", join(folder, "refused.png"));
  expect(write(assets)).toEqual({ written: [], unread: assets.map(({ file }) => file) });
  expect(listAssetFlaws(assets)).toMatchObject([
    { file: "en-us/web/refused.png", check: "unread-file", severity: "error" },
  ]);
});
