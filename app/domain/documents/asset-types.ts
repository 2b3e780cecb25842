/** Media types of the files beside pages that are published, by the ending of their names. */
const ASSET_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  ogg: "audio/ogg",
  png: "image/png",
  svg: "image/svg+xml",
  webm: "video/webm",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** Endings of files that are not published; an address with one asks for a file all the same. */
const UNPUBLISHED: ReadonlySet<string> = new Set([
  "ico",
  "oga",
  "ogv",
  "otf",
  "pdf",
  "ttf",
  "txt",
  "vtt",
  "wav",
  "woff",
  "xml",
  "zip",
]);

/** Returns the ending of a file's name in lower case; "" for a name without one. */
export function readEnding(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
}

/** Returns a file's media type; null for a type that is not published. */
export function findAssetType(file: string): string | null {
  const ending = readEnding(file);
  return Object.hasOwn(ASSET_TYPES, ending) ? (ASSET_TYPES[ending] ?? null) : null;
}

/**
 * Tells whether an address with this ending asks for a file beside a page, published or not. The ending of a
 * name that pages have too, such as `Node.js` and `manifest.json`, is none of them.
 */
export function isFileEnding(ending: string): boolean {
  return Object.hasOwn(ASSET_TYPES, ending) || UNPUBLISHED.has(ending);
}

/** Lists all endings of files beside pages. */
export function listFileEndings(): string[] {
  return [...Object.keys(ASSET_TYPES), ...UNPUBLISHED];
}
