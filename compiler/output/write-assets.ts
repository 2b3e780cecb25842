import { readFileSync } from "node:fs";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/flaw";
import { describeUnservedFile } from "../flaws/asset-type";
import { withFile } from "../flaws/with-file";
import { findAssetType } from "../sources/docs/asset-types";
import type { DocsSource } from "../sources/docs/read-pages";

/** Stores the files beside pages; returns a flaw for each of a kind that is not served. */
export function writeAssets(
  writer: ContentStoreWriter,
  assets: DocsSource["assets"],
): Flaw[] {
  return assets.flatMap(({ file, path, url }) => {
    const contentType = findAssetType(file);
    if (contentType === null) return [withFile(describeUnservedFile(), path)];
    writer.addAsset({ url, contentType, body: readFileSync(file) });
    return [];
  });
}
