/** Media types of servable files by extension; other files are not published. */
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

/** Returns a file's media type; null for a type that is not served. */
export function findAssetType(file: string): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(ASSET_TYPES, ending) ? (ASSET_TYPES[ending] ?? null) : null;
}
