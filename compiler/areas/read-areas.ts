import { relative, sep } from "node:path";
import { AREA_KINDS, type AreaKind } from "~/domain/areas/area-page";
import type { Flaw } from "~/domain/documents/flaw";
import { urlKey } from "~/domain/documents/slug";
import { findSkipReason, type Scan } from "../sources/scan";
import { describeTakenAddress } from "../flaws/area-sources";
import { describeSkipped } from "../flaws/files";
import { withFile } from "../flaws/with-file";
import {
  findAssetsFolder,
  getPagesFolder,
  listAreaFolders,
  requireFolder,
  type AreaRoots,
} from "./area-roots";
import type { AreaFindings, AreaSource, AreasSource } from "./area-source";
import { readBlog } from "./blog/read-blog";
import { readCurriculum } from "./curriculum/read-curriculum";
import { readGenericPages } from "./generic/read-generic-pages";
import { listFiles, reportIn, type AreaReading } from "./read-area-file";
import { readSpotlights } from "./spotlight/read-spotlights";

const READERS: Readonly<Record<AreaKind, (reading: AreaReading) => AreaFindings>> = {
  blog: readBlog,
  curriculum: readCurriculum,
  generic: readGenericPages,
  spotlight: readSpotlights,
};

/** Reads all areas. Throws SourceRootError for a root that can't be read. */
export function readAreas(
  roots: AreaRoots,
  { scan, siteName }: { scan: Scan; siteName: string },
): AreasSource {
  const areas: AreasSource = { pages: [], assets: [], flaws: [], home: null };
  for (const kind of AREA_KINDS) {
    const root = roots[kind];
    if (root === undefined) continue;
    const folder = getPagesFolder(kind, root);
    const { flaws } = areas;
    const own = keepBelow(listAreaFolders({ [kind]: root }), scan);
    const reading = { kind, root, folder, siteName, scan: own, flaws };
    dropSkipped(reading);
    const { pages, assets, home = null } = READERS[kind](reading);
    areas.home ??= home;
    areas.pages.push(...keepFirst(pages, flaws));
    areas.assets.push(...assets);
  }
  areas.assets.push(...listSharedAssets(roots, scan));
  return areas;
}

/** Lists shared files. Throws SourceRootError when ASSETS_ROOT is no folder. */
function listSharedAssets(roots: AreaRoots, scan: Scan): AreasSource["assets"] {
  const folder = findAssetsFolder(roots);
  if (folder === null) return [];
  if (roots.assets !== undefined) requireFolder(roots.assets);
  return listFiles(folder, scan).map((file) => {
    const below = relative(folder, file).split(sep).join("/");
    return { file, path: `assets/${below}`, url: `/assets/${below}` };
  });
}

/** Narrows the scan to an area, because the documentation has a hundred times as many files. */
function keepBelow(folders: readonly string[], scan: Scan): Scan {
  return new Map(
    [...scan].filter(([path]) => folders.some((folder) => path.startsWith(folder + sep))),
  );
}

/** Removes unreadable entries from the scan and reports a flaw for each. */
function dropSkipped(reading: AreaReading): void {
  for (const [path, stamp] of [...reading.scan]) {
    const reason = findSkipReason(stamp);
    if (reason === null) continue;
    reading.scan.delete(path);
    reportIn(path, reading)(describeSkipped(reason));
  }
}

/** Keeps the first page in path order of those that share an address. */
function keepFirst(pages: readonly AreaSource[], flaws: Flaw[]): AreaSource[] {
  const taken = new Map<string, AreaSource>();
  for (const each of pages) {
    const first = taken.get(urlKey(each.url));
    if (first)
      flaws.push(
        withFile(describeTakenAddress(each.url, first.page.path), each.page.path),
      );
    else taken.set(urlKey(each.url), each);
  }
  return [...taken.values()];
}
