import { readFileSync } from "node:fs";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import { describeUnservedFile } from "../flaws/files";
import type { SourceFlaw } from "../flaws/source-checks";
import { withFile } from "../flaws/with-file";
import { findAssetType } from "../sources/docs/asset-types";
import type { DocsSource } from "../sources/docs/read-pages";

/** Stores the files beside pages except types that are not served. */
export function writeAssets(
  writer: ContentStoreWriter,
  assets: DocsSource["assets"],
): void {
  for (const { file, url } of assets) {
    const contentType = findAssetType(file);
    if (contentType !== null)
      writer.addAsset({ url, contentType, body: readFileSync(file) });
  }
}

/** Lists a flaw for each file whose type is not served. */
export function listAssetFlaws(assets: DocsSource["assets"]): SourceFlaw[] {
  return assets.flatMap(({ file, path }) =>
    findAssetType(file) === null ? [withFile(describeUnservedFile(), path)] : [],
  );
}
