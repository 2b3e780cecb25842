import { readFileSync, statSync } from "node:fs";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { describeLargeFile, describeUnservedFile } from "../flaws/files";
import type { SourceFlaw } from "../flaws/source-checks";
import { withFile } from "../flaws/with-file";
import { findAssetType } from "~/domain/documents/asset-types";
import type { DocsSource } from "../sources/docs/read-pages";

/** The store keeps a file as one value, and SQLite takes none beyond it unless it is built to. */
const MAX_BYTES = 1_000_000_000;

/** Stores the files beside pages except types that are not served, and files that are too large. */
export function writeAssets(
  writer: ContentStoreWriter,
  assets: DocsSource["assets"],
): void {
  for (const { file, url } of assets) {
    const contentType = findAssetType(file);
    if (contentType !== null && !isTooLarge(file))
      writer.addAsset({ url, contentType, body: readFileSync(file) });
  }
}

/** Lists a flaw for each file that is not served. */
export function listAssetFlaws(assets: DocsSource["assets"]): SourceFlaw[] {
  return assets.flatMap(({ file, path }) => {
    if (findAssetType(file) === null) return [withFile(describeUnservedFile(), path)];
    return isTooLarge(file) ? [withFile(describeLargeFile(), path)] : [];
  });
}

function isTooLarge(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES;
}
