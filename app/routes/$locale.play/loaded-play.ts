import type { PlayCode } from "~/domain/play/play-state";

/**
 * Origin of the code: none yet, a page of this site, the reader (a form that came back, or
 * their own shared link), or the author of a shared link. Shared code does not run until the
 * reader asks for it.
 */
export type PlaySource = "empty" | "sample" | "own" | "shared";

/** Initial code of the editors. */
export interface LoadedPlay {
  code: PlayCode;
  source: PlaySource;
  /** Path of the page whose files the code uses. */
  src: string | null;
  /** Id of a permalink. */
  id: string | null;
  /** Id of the shared code that this is or has come from, which can be reported. */
  sharedId?: string | null | undefined;
}

/**
 * Problems of a request to the playground; each has a text of its own. Only the browser knows that code which a
 * page has `given` to its own tab is not there.
 */
export type PlayProblem =
  | "state"
  | "id"
  | "sample"
  | "given"
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
