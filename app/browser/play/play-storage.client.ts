import {
  isSameCode,
  parsePlayState,
  pickCode,
  type PlayCode,
} from "~/domain/play/play-state";
import { PLAY_SESSION_KEY, toGivenQuery } from "~/domain/play/session-key";

/**
 * Starts of the keys of each storage; the query of the playground's URL follows. Storages are named, because
 * access to them throws where a reader blocks cookies.
 */
const STARTS = { localStorage: "playground-draft", sessionStorage: PLAY_SESSION_KEY };
type StorageName = keyof typeof STARTS;

/** Bounds of the drafts at URLs with a query, each time that one is added: the oldest are removed. */
const MAX_DRAFTS = 10;
const MAX_DRAFT_CHARACTERS = 2_000_000;

export interface KeptCode extends PlayCode {
  /** Path of the page whose files the code uses. */
  src?: string | null;
  /** Code as it was given at its URL, to go back to. */
  initial?: PlayCode | null;
}

/** Code as it was read. */
export interface Draft extends KeptCode {
  /** Query of the playground's URL at which the code is kept; empty for the reader's own draft. */
  base: string;
  /** Time of its last change, in milliseconds since 1970; 0 if a page stored it. */
  at: number;
  /** Length of its JSON. */
  characters: number;
}

/**
 * Keeps the code of one tab: in the tab's storage for reloads and for the way back, and what the reader has
 * written or changed as a draft for later visits.
 */
export function createPlayStorage() {
  /** Time of the draft at this URL that this tab has read or written; another one is another tab's. */
  let known: number | undefined;
  return {
    /** Code kept for this URL, null when there is none. */
    read(base: string): KeptCode | null {
      const draft = read("localStorage", base);
      const own = read("sessionStorage", base);
      const isOwn = own !== null && own.at > (draft?.at ?? -1);
      known = isOwn ? undefined : draft?.at;
      return isOwn ? own : draft;
    },
    /**
     * Keeps the code for this URL, or for one of its own if another tab's draft is there.
     *
     * @returns the query of the URL at which the code is now
     */
    keep(base: string, code: KeptCode): string {
      const stored = read("localStorage", base);
      const isOthers = stored !== null && stored.at !== known;
      const isDraft = !code.initial || !isSameCode(code, code.initial);
      const query = isOthers && isDraft ? toGivenQuery(base) : base;
      const at = Date.now();
      const json = JSON.stringify({ ...code, at });
      write("sessionStorage", query, json);
      if (isDraft) {
        if (write("localStorage", query, json)) known = at;
        if (isOthers || !stored) removeOldDrafts();
      } else if (!isOthers) write("localStorage", query, null);
      return query;
    },
    /** Removes the code kept for this URL; the draft, which other tabs change too, only if it is this code. */
    forget(base: string, code: PlayCode): void {
      write("sessionStorage", base, null);
      const draft = read("localStorage", base);
      if (draft && isSameCode(draft, code)) removeDraft(base);
      known = undefined;
    },
  };
}

export type PlayStorage = ReturnType<typeof createPlayStorage>;

/** Drafts at URLs with a query, the last changed first. */
export function listDrafts(): Draft[] {
  const { localStorage: start } = STARTS;
  return (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(`${start}?`))
    .flatMap((key) => read("localStorage", key.slice(start.length)) ?? [])
    .sort((a, b) => b.at - a.at);
}

export function removeDraft(base: string): void {
  write("localStorage", base, null);
  write("sessionStorage", base, null);
}

/** The newest stays at any size. */
function removeOldDrafts(): void {
  let sum = 0;
  for (const [index, { base, characters }] of listDrafts().entries()) {
    sum += characters;
    if (index >= MAX_DRAFTS || (index > 0 && sum > MAX_DRAFT_CHARACTERS))
      removeDraft(base);
  }
}

/** Stored values are untrusted, because other scripts and versions may have written them. */
function read(storage: StorageName, base: string): Draft | null {
  return attempt(() => {
    const json = globalThis[storage].getItem(STARTS[storage] + base) ?? "null";
    const value = JSON.parse(json) as { initial?: unknown; at?: unknown } | null;
    const state = parsePlayState(value);
    const initial = parsePlayState(value?.initial);
    return (
      state && {
        ...state,
        initial: initial && pickCode(initial),
        base,
        at: Number(value?.at) || 0,
        characters: json.length,
      }
    );
  });
}

/** Stores a value, or removes it (null); returns true when that is done. */
function write(storage: StorageName, base: string, value: string | null): true | null {
  return attempt(() => {
    const key = STARTS[storage] + base;
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
    return true;
  });
}

/** Null when the browser refuses, or a stored value is damaged. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch (error) {
    console.warn("The code can't be kept.", error);
    return null;
  }
}
