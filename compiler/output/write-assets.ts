import { readFileSync } from "node:fs";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/documents/flaw";
import { describeUnservedFile } from "../flaws/asset-type";
import { withFile } from "../flaws/with-file";
import { findAssetType } from "../sources/docs/asset-types";
import type { DocsSource } from "../sources/docs/read-pages";

/** Stores the files beside pages, save those of a kind that is not served. */
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

/** A flaw for each file beside a page that is not served. */
export function listAssetFlaws(assets: DocsSource["assets"]): Flaw[] {
  return assets.flatMap(({ file, path }) =>
    findAssetType(file) === null ? [withFile(describeUnservedFile(), path)] : [],
  );
}
