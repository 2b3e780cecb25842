import { accessSync, constants, readFileSync, statSync } from "node:fs";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import {
  describeLargeFile,
  describeUnreadable,
  describeUnservedFile,
} from "../flaws/files";
import type { SourceFlaw } from "../flaws/source-checks";
import { withFile } from "../flaws/with-file";
import { findAssetType } from "~/domain/documents/asset-types";
import type { DocsSource } from "../sources/docs/read-pages";
import { isMissing } from "../sources/folder-listings";

/** The store keeps a file as one value, and SQLite takes none beyond it unless it is built to. */
const MAX_BYTES = 1_000_000_000;

/**
 * Stores the files beside pages except types that are not served, files that are too large, and files that
 * can't be read or have gone since they were listed.
 *
 * @returns The absolute paths of the last.
 */
export function writeAssets(
  writer: ContentStoreWriter,
  assets: DocsSource["assets"],
): string[] {
  const unread: string[] = [];
  for (const { file, url } of assets) {
    const contentType = findAssetType(file);
    if (contentType === null || isTooLarge(file)) continue;
    const body = readAsset(file);
    if (body) writer.addAsset({ url, contentType, body });
    else unread.push(file);
  }
  return unread;
}

/** Lists a flaw for each file that is not served. */
export function listAssetFlaws(assets: DocsSource["assets"]): SourceFlaw[] {
  return assets.flatMap(({ file, path }) => {
    if (findAssetType(file) === null) return [withFile(describeUnservedFile(), path)];
    const refusal = findRefusal(file);
    if (refusal !== null) return [withFile(describeUnreadable(refusal), path)];
    return isTooLarge(file) ? [withFile(describeLargeFile(), path)] : [];
  });
}

function readAsset(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Returns the system's code, such as `EACCES`; null for a file that can be read or has gone. */
function findRefusal(file: string): string | null {
  try {
    accessSync(file, constants.R_OK);
    return null;
  } catch (error) {
    return isMissing(error) ? null : String((error as NodeJS.ErrnoException).code);
  }
}

function isTooLarge(file: string): boolean {
  try {
    return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES;
  } catch {
    return false;
  }
}
