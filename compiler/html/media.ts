import {
  describeCapitalFile,
  describeExternalImage,
  describeImagePath,
  describeMissingImage,
  describeMissingSharedFile,
} from "../flaws/files";
import type { Asset } from "./assets";
import type { FinishJob } from "./finish-context";
import { mapSourceSet } from "../core/source-set";
import { getAttribute, setAttribute, setDefault, type Element } from "../core/tree";
import { decodePath, encodePath, joinPath, splitUrl } from "../core/urls";

/** Prefix of files that all content shares (ASSETS_ROOT). */
const SHARED = /^\/assets\//i;
/** Matches URLs that never name a file beside a page. */
const NOT_BESIDE_PAGE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\/(?:shared-)?assets\/)/i;

const EXTERNAL = /^(?:https?:)?\/\//i;
/** Images that all content shares, on a host of their own. */
const SHARED_HOST = "https://mdn.github.io/shared-assets/";

/** Finishes an image: URL, size, lazy loading (content format, 3.8). */
export function finishImage(image: Element, job: FinishJob): void {
  checkExternal(image, job);
  const asset = finishSource(image, "src", job);
  if (asset?.width && asset.height && getAttribute(image, "width") === null) {
    setAttribute(image, "width", String(asset.width));
    setAttribute(image, "height", String(asset.height));
  }
  finishSourceSet(image, job);
  setDefault(image, "loading", "lazy");
}

function checkExternal(image: Element, { report, locate }: FinishJob): void {
  const source = getAttribute(image, "src")?.trim() ?? "";
  if (!EXTERNAL.test(source) || source.startsWith(SHARED_HOST)) return;
  const place = locate(source, decodePath(source));
  if (place.line !== null) report({ ...describeExternalImage(source), ...place });
}

export function finishFrame(frame: Element): void {
  setDefault(frame, "loading", "lazy");
}

/** Finishes `audio`, `video`, `source` and `track`: URLs only. */
export function finishMedia(media: Element, job: FinishJob): void {
  finishSource(media, "src", job);
  finishSource(media, "poster", job);
  finishSourceSet(media, job);
}

function finishSourceSet(element: Element, job: FinishJob): void {
  const written = getAttribute(element, "srcset");
  if (written === null) return;
  const set = mapSourceSet(written, (address) => findFile(address, job)?.url ?? address);
  setAttribute(element, "srcset", set);
}

/** Points an attribute to the page's file. */
function finishSource(element: Element, name: string, job: FinishJob): Asset | null {
  const asset = findFile(getAttribute(element, name)?.trim() ?? "", job);
  if (asset) setAttribute(element, name, asset.url);
  return asset;
}

/** Finds the page's file; reports a missing one, and an odd path to it. */
function findFile(written: string, job: FinishJob): Asset | null {
  if (SHARED.test(written)) checkShared(written, job);
  if (written === "" || NOT_BESIDE_PAGE.test(written)) return null;
  const path = joinPath(job.page.url, decodePath(splitUrl(written).path));
  const asset = job.assets.find(path, job);
  if (!asset) {
    reportMissing(written, path, job);
    return null;
  }
  checkPath(written, asset, job);
  return asset;
}

/** Reports the path of a page's own file that is absolute or has capital letters. */
function checkPath(written: string, { url }: Asset, job: FinishJob): void {
  const own = `${encodePath(job.page.url)}/`;
  const plain = decodePath(splitUrl(written).path).replace(/^(?:\.\/)+/, "");
  const isOwn = url.startsWith(own);
  if (!isOwn && plain.startsWith("/")) return;
  const best = isOwn ? decodePath(url.slice(own.length)) : plain.toLowerCase();
  if (plain === best) return;
  const place = job.locate(written, decodePath(written));
  if (place.line !== null)
    job.report({ ...describeImagePath(written, encodePath(best)), ...place });
}

function checkShared(written: string, job: FinishJob): void {
  if (!job.site.isAreaPageMissing(decodePath(splitUrl(written).path))) return;
  job.report({
    ...describeMissingSharedFile(written),
    ...job.locate(written, decodePath(written)),
  });
}

function reportMissing(written: string, path: string, job: FinishJob): void {
  const near = job.assets.suggest(path, job);
  const isSame = near !== null && path.toLowerCase().endsWith(`/${near.toLowerCase()}`);
  job.report({
    ...(isSame
      ? describeCapitalFile(written, near)
      : describeMissingImage(written, near)),
    ...job.locate(written, decodePath(written)),
  });
}
