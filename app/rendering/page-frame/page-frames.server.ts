import { LRUCache } from "lru-cache";
import type { FrameParts } from "./holes";

/** About 30 kB each; in ten languages a site has some two hundred. */
const MAX_FRAMES = 300;

/** What stands around documents of one place, and what all of their pages say. */
export interface PageFrame {
  parts: FrameParts;
  /** The `Link` header, which is about files of the frame alone. */
  links: string | null;
  /** What the loaders gave that the document's own data joins, by the ids of their routes. */
  loaderData: Readonly<Record<string, unknown>>;
}

/** By what findFrameKey says. */
export interface PageFrames {
  get(key: string): PageFrame | undefined;
  set(key: string, frame: PageFrame): unknown;
}

/**
 * Keeps frames as long as what they show is true: they name the year, and leave out links to pages
 * that the content lacks.
 *
 * @returns Those of the moment. Who began with older ones goes on to use them, and nobody else.
 */
export function createPageFrames(readContentVersion: () => string): () => PageFrames {
  let frames: PageFrames = new LRUCache<string, PageFrame>({ max: MAX_FRAMES });
  let moment = "";
  return () => {
    const now = `${readContentVersion()} ${String(new Date().getUTCFullYear())}`;
    if (now !== moment) frames = new LRUCache<string, PageFrame>({ max: MAX_FRAMES });
    moment = now;
    return frames;
  };
}
