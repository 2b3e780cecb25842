import { relative } from "node:path";
import { findAssetType } from "~/domain/documents/asset-types";
import { findSkipReason, scanPaths } from "../../sources/scan";
import { createPlan, openChangeSet, type Plan } from "../moves/plan";
import type { Content } from "../pages/content-roots";
import { compressImage } from "./compress-image";

/** Plans the compression of these images, or of all that lie beside pages. */
export async function planImages(
  content: Content,
  files: readonly string[] | null,
): Promise<Plan> {
  const changes = openChangeSet(content);
  const notes: string[] = [];
  for (const file of files ?? listImages(content)) {
    const before = changes.read(file);
    const after = before && (await compressImage(file, before));
    if (!before || !after) continue;
    changes.write(file, after);
    const name = relative(process.cwd(), file);
    notes.push(`${name}: ${before.length} bytes, compressed ${after.length}`);
  }
  return createPlan("fix --images", { notes, changes: changes.list() });
}

function listImages({ folders }: Content): string[] {
  return [...scanPaths(folders.map(({ path }) => path))]
    .filter(([, stamp]) => findSkipReason(stamp) === null)
    .map(([file]) => file)
    .filter((file) => findAssetType(file)?.startsWith("image/") === true);
}
