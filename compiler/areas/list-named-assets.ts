import { basename } from "node:path";
import type { DocsSource } from "../sources/docs/read-pages";
import { listFilesBeside, toAsset, type AreaReading } from "./read-area-file";

/**
 * Pictures in a folder of several pages: each is served below the pages that name it, where
 * their relative addresses lead.
 */
export function listNamedAssets(
  { file, body, url }: { file: string; body: string; url: string },
  reading: AreaReading,
): DocsSource["assets"] {
  return listFilesBeside(file, reading.scan)
    .filter((asset) => body.includes(basename(asset)))
    .map((asset) => toAsset(asset, url, reading));
}
