import { describeMissingImage, describeMissingSharedFile } from "../flaws/missing-image";
import type { Asset } from "./assets";
import type { FinishJob } from "./finish-context";
import { getAttribute, setAttribute, setDefault, type Element } from "../core/tree";
import { decodePath, joinPath, splitUrl } from "../core/urls";

/** Shared by all content (ASSETS_ROOT). */
const SHARED = /^\/assets\//i;
/** Served by the site itself or from elsewhere: not files of a page. */
const NOT_BESIDE_PAGE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\/(?:shared-)?assets\/)/i;

/** An image: its file's URL and size, loaded when it comes into view (content format, 3.8). */
export function finishImage(image: Element, job: FinishJob): void {
  const asset = finishSource(image, "src", job);
  if (asset?.width && asset.height && getAttribute(image, "width") === null) {
    setAttribute(image, "width", String(asset.width));
    setAttribute(image, "height", String(asset.height));
  }
  setDefault(image, "loading", "lazy");
}

export function finishFrame(frame: Element): void {
  setDefault(frame, "loading", "lazy");
}

/** `audio`, `video`, `source` and `track`: only the files' URLs. */
export function finishMedia(media: Element, job: FinishJob): void {
  finishSource(media, "src", job);
  finishSource(media, "poster", job);
}

/** Points an attribute at the page's file; a missing file is reported and the tag stays. */
function finishSource(element: Element, name: string, job: FinishJob): Asset | null {
  const written = getAttribute(element, name)?.trim() ?? "";
  if (SHARED.test(written)) checkShared(written, job);
  if (written === "" || NOT_BESIDE_PAGE.test(written)) return null;
  const path = joinPath(job.page.url, decodePath(splitUrl(written).path));
  const asset = job.assets.find(path, job);
  if (asset) setAttribute(element, name, asset.url);
  else reportMissing(written, path, job);
  return asset;
}

function checkShared(written: string, job: FinishJob): void {
  if (!job.site.isAreaPageMissing(decodePath(splitUrl(written).path))) return;
  job.report({
    ...describeMissingSharedFile(written),
    ...job.locate(written, decodePath(written)),
  });
}

function reportMissing(written: string, path: string, job: FinishJob): void {
  job.report({
    ...describeMissingImage(written, job.assets.suggest(path, job)),
    ...job.locate(written, decodePath(written)),
  });
}
