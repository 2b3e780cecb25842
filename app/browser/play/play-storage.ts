import { parsePlayState, type PlayCode } from "~/domain/play/play-state";

/** Session storage: the code of this tab; documents leave theirs here for the playground. */
const SESSION_KEY = "playground-session-code";
/** Local storage: the last code that was written on an empty playground. */
const DRAFT_KEY = "playground-draft";

export interface KeptCode extends PlayCode {
  /** Path of the page beside whose files the code runs. */
  src?: string;
  /** Query of the playground's address that it was begun at. */
  base: string;
}

/**
 * What was being written at this address: in this tab, else, where nothing was loaded, in the
 * tab that was closed last. Null when that is nothing.
 */
export function readKeptCode(base: string): KeptCode | null {
  const own = parseKept(read(sessionStorage, SESSION_KEY));
  if (own?.base === base) return own;
  return base === "" ? parseKept(read(localStorage, DRAFT_KEY)) : null;
}

/** Keeps the code for when this tab is loaded again, and what is nobody else's for longer. */
export function keepCode(code: KeptCode): void {
  const json = JSON.stringify(code);
  write(sessionStorage, SESSION_KEY, json);
  // Changes to an example of a document are no reason to lose one's own work.
  if (code.base === "" && code.src === undefined) write(localStorage, DRAFT_KEY, json);
}

/** Forgets what was written at this address. */
export function forgetCode(base: string): void {
  write(sessionStorage, SESSION_KEY, null);
  if (base === "") write(localStorage, DRAFT_KEY, null);
}

/** What is stored may be anybody's: another script's, another version's. */
function parseKept(json: string | null): KeptCode | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    const state = parsePlayState(value);
    if (!state) return null;
    const { html, css, js, src } = state;
    return { html, css, js, ...(src !== undefined && { src }), base: readBase(value) };
  } catch {
    return null;
  }
}

/** Documents say nothing about it: they open the empty playground. */
function readBase(value: unknown): string {
  const hasBase = typeof value === "object" && value !== null && "base" in value;
  return hasBase && typeof value.base === "string" ? value.base : "";
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch (error) {
    console.warn("The code can't be kept in the storage.", error);
  }
}
