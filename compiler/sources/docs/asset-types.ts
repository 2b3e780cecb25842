/** Files beside a page that are served, by ending. Anything else stays in the source. */
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

/** The media type an asset is served with, or null when files of its kind are not served. */
export function findAssetType(file: string): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ASSET_TYPES, ending) ? (ASSET_TYPES[ending] ?? null) : null;
}
