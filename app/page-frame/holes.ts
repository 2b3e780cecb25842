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

/** Cuts a rendered frame at its holes: pieces of HTML, and the names of holes at odd places. */
export function cutFrame(html: string, path: string): string[] {
  const holes = new Map<string, string>([
    [`<title>${HOLES.title}</title>`, "head"],
    [`<${HOLES.element}></${HOLES.element}>`, "document"],
    [HOLES.data, "data"],
    [HOLES.nonce, "nonce"],
    [toHolePath(path), "path"],
    [encodeURIComponent(toHolePath(path)), "encodedPath"],
  ]);
  const pattern = [...holes.keys()].map(escapePattern).join("|");
  return html
    .split(new RegExp(`(${pattern})`))
    .map((part, at) => (at % 2 === 0 ? part : (holes.get(part) ?? "")));
}

/** The page that a frame and the facts of a document make. */
export function fillFrame(parts: readonly string[], values: FrameValues): string {
  const all: Record<string, string> = {
    ...values,
    encodedPath: encodeURIComponent(values.path),
  };
  let html = "";
  for (const [at, part] of parts.entries())
    html += at % 2 === 0 ? part : (all[part] ?? "");
  return html;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
