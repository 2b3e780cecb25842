import {
  isSameCode,
  parsePlayState,
  pickCode,
  type PlayCode,
} from "~/domain/play/play-state";
import { GIVEN_QUERY, PLAY_SESSION_KEY } from "~/domain/play/session-key";

/** Local storage: the draft, the last code written on an empty playground. */
const DRAFT_KEY = "playground-draft";

export interface KeptCode extends PlayCode {
  /** Path of the page whose files the code uses. */
  src?: string;
  /** Query of the playground's URL at which the code was begun; empty for the reader's own draft. */
  base: string;
  /** Code to go back to where that URL has none: a document's example before its changes. */
  initial?: PlayCode;
}

/**
 * Code stored for this URL: that of this tab, else on an empty playground the draft. Null
 * when there is none.
 */
export function readKeptCode(base: string): KeptCode | null {
  const own = parseKept(read("sessionStorage", PLAY_SESSION_KEY));
  if (own?.base === base) return own;
  return base === "" ? parseKept(read("localStorage", DRAFT_KEY)) : null;
}

/** Stores the code for reloads of this tab, and code of the reader's own as the draft. */
export function keepCode(code: KeptCode): void {
  const json = JSON.stringify(code);
  write("sessionStorage", PLAY_SESSION_KEY, json);
  if (code.base === "") write("localStorage", DRAFT_KEY, json);
}

/** Removes the code stored for this URL; the draft, which other tabs change too, only if it is this code. */
export function forgetCode(base: string, code: PlayCode): void {
  write("sessionStorage", PLAY_SESSION_KEY, null);
  if (base !== "") return;
  const draft = parseKept(read("localStorage", DRAFT_KEY));
  if (draft && isSameCode(draft, code)) write("localStorage", DRAFT_KEY, null);
}

interface Fields {
  base?: unknown;
  initial?: unknown;
}

/**
 * Stored values are untrusted, because other scripts and versions may have written them.
 */
function parseKept(json: string | null): KeptCode | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    const state = parsePlayState(value);
    if (!state) return null;
    const { base = null, initial }: Fields = { ...(value as Fields) };
    const first = parsePlayState(base === null ? value : initial);
    return {
      ...pickCode(state),
      ...(state.src !== undefined && { src: state.src }),
      // Pages store no base.
      base: typeof base === "string" ? base : GIVEN_QUERY,
      ...(first && { initial: pickCode(first) }),
    };
  } catch {
    return null;
  }
}

/** By name, because access to the storage itself throws where a reader blocks cookies. */
type StorageName = "localStorage" | "sessionStorage";

function read(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

function write(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
  } catch (error) {
    console.warn("The code can't be stored.", error);
  }
}
