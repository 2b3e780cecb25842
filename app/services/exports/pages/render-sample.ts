import type { ContentStore } from "~/content-store/content-store";
import {
  createPlaygroundService,
  renderRunner,
} from "~/services/playground/index.server";
import { toRelative, type ArchiveAsset, type ArchiveLinks } from "./archive-links";
import type { ArchivePage } from "./archive-page";
import type { Sample, SampleSource } from "./make-self-contained";

/** Files that samples share on the web, which the content does not have. */
const SHARED_ASSETS = /(["'(\s])(?=\/shared-assets\/)/g;
const SHARED_ASSETS_ORIGIN = "https://mdn.github.io";
/** Names of files in code: in quotes or brackets, with a known ending. */
const FILE_NAME =
  /(?<=["'(])[^"'()\s<>]+\.(?:png|jpe?g|gif|svg|webp|avif|mp3|ogg|wav|mp4|webm|woff2?|ttf|json|vtt|txt|xml)(?=["')])/gi;
/** Larger files stay beside the page, where samples find them in readers that serve archives. */
const MAX_INLINED_BYTES = 524_288;

export interface SampleOptions {
  store: ContentStore;
  links: ArchiveLinks;
  /** Page that the code belongs to. */
  page: ArchivePage;
}

/**
 * Renders the document that runs a sample; null when the page has no such code. The files that its
 * code names are part of it, because a frame with an origin of its own may not load files of a disk.
 */
export function renderSample(
  source: SampleSource,
  { store, links, page }: SampleOptions,
): Sample | null {
  const url = page.url.replace(/\/$/, "");
  const state = createPlaygroundService(() => store).findCode(url, source);
  if (state === null) return null;
  const assets: ArchiveAsset[] = [];
  const html = renderRunner(state, { lang: page.language })
    .replace(SHARED_ASSETS, `$1${SHARED_ASSETS_ORIGIN}`)
    .replace(FILE_NAME, (name) => {
      const asset = links.findAsset(name, page);
      if (asset === null) return name;
      if (asset.body.length <= MAX_INLINED_BYTES) return toDataUrl(asset);
      assets.push(asset);
      return toRelative(page.path, asset.path);
    });
  return { html, assets };
}

/** Has no space, quotation mark or bracket, so that it needs no escape in any code. */
function toDataUrl({ contentType, body }: ArchiveAsset): string {
  const base64 = Buffer.from(body).toString("base64");
  return `data:${contentType.replaceAll(" ", "")};base64,${base64}`;
}
