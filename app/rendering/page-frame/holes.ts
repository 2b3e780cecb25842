/**
 * What a frame is rendered with where its pages differ. The names stand in no text of ours; what a
 * page puts in is never looked through for them.
 */
export const HOLES = {
  title: "frame-hole-title",
  element: "frame-hole",
  data: "frame-hole-data",
  nonce: "frame-hole-nonce",
} as const;

/** Below the path of a page, so that all that depends on its place is as on the page. */
const PATH_HOLE = "/frame-hole-path";

export interface FrameValues {
  head: string;
  document: string;
  data: string;
  nonce: string;
  /** As in the address. */
  path: string;
}

/** The path to render a frame with. */
export function toHolePath(path: string): string {
  return path + PATH_HOLE;
}

/** Pieces of HTML as bytes, and the names of holes at odd places. */
export type FrameParts = readonly (Uint8Array | string)[];

/** Cuts a rendered frame at its holes. */
export function cutFrame(html: string, path: string): FrameParts {
  const holes = new Map<string, string>([
    [`<title>${HOLES.title}</title>`, "head"],
    [`<${HOLES.element}></${HOLES.element}>`, "document"],
    [HOLES.data, "data"],
    [HOLES.nonce, "nonce"],
    [toHolePath(path), "path"],
    [encodeURIComponent(toHolePath(path)), "encodedPath"],
  ]);
  const encoder = new TextEncoder();
  const pattern = [...holes.keys()].map(escapePattern).join("|");
  return html
    .split(new RegExp(`(${pattern})`))
    .map((part, at) => (at % 2 === 0 ? encoder.encode(part) : (holes.get(part) ?? "")));
}

/** What the page is made of that a frame and the facts of a document make, one after the other. */
export function fillFrame(
  parts: FrameParts,
  values: FrameValues,
): (Uint8Array | string)[] {
  const all: Record<string, string> = {
    ...values,
    encodedPath: encodeURIComponent(values.path),
  };
  return parts.map((part) => (typeof part === "string" ? (all[part] ?? "") : part));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
