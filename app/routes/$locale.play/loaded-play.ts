import type { PlayCode } from "~/domain/play/play-state";

/**
 * Whose the code is: nobody's yet, a page's of this site, the reader's (a form that came back),
 * or of a reader who sent a link. The last one's doesn't run before it is asked to.
 */
export type PlaySource = "empty" | "sample" | "own" | "shared";

/** What the server puts into the editors. */
export interface LoadedPlay {
  code: PlayCode;
  source: PlaySource;
  /** Path of the page beside whose files the code runs. */
  src: string | null;
  /** Of a permalink. */
  id: string | null;
}

/** Why the page is not as it was asked for; each has a text of its own. */
export type PlayProblem =
  | "state"
  | "id"
  | "sample"
  | "too-large"
  | "signed-out"
  | "limited"
  | "unavailable"
  | "reason";

export const PARTS = [
  { part: "html", name: "HTML" },
  { part: "css", name: "CSS" },
  { part: "js", name: "JavaScript" },
] as const satisfies readonly { part: keyof PlayCode; name: string }[];

export function isBlank({ html, css, js }: PlayCode): boolean {
  return (html + css + js).trim() === "";
}

export function isSameCode(a: PlayCode, b: PlayCode): boolean {
  return a.html === b.html && a.css === b.css && a.js === b.js;
}
