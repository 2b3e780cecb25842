import { readFileSync } from "node:fs";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw, FlawReport } from "~/domain/flaw";
import { findAssetType } from "../sources/docs/asset-types";
import { withFile, type DocsSource } from "../sources/docs/read-pages";

const NOT_SERVED: FlawReport = {
  check: "asset-type",
  severity: "warning",
  message: "files of this kind are not served",
  suggestion: "use an image, audio, video or woff2 font file",
};

/** Stores the files beside pages; returns a flaw for each of a kind that is not served. */
export function writeAssets(
  writer: ContentStoreWriter,
  assets: DocsSource["assets"],
): Flaw[] {
  return assets.flatMap(({ file, path, url }) => {
    const contentType = findAssetType(file);
    if (contentType === null) return [withFile(NOT_SERVED, path)];
    writer.addAsset({ url, contentType, body: readFileSync(file) });
    return [];
  });
}
