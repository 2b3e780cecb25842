import { parseTheme, type Theme } from "~/domain/site/theme";

/** What one sample may hold, written as JSON; also the limit of what is shared. */
export const MAX_PLAY_BYTES = 1_048_576;
/** An encoded state that is longer is sent to the runner as a form, not in its address. */
export const MAX_STATE_CHARACTERS = 6_000;

/** Kinds of interactive examples, each with styles of its own; a live sample has none of them. */
export const PLAY_DEFAULTS = ["ix-tabbed", "ix-wat", "ix-choice"] as const;
export type PlayDefaults = (typeof PLAY_DEFAULTS)[number];

export interface PlayCode {
  html: string;
  css: string;
  js: string;
}

/** What a runner shows (server contract, 18.2). */
export interface PlayState extends PlayCode {
  /** Path of the page whose files the code's relative addresses mean. */
  src?: string;
  defaults?: PlayDefaults;
  theme?: Theme;
}

/**
 * A state from outside: parts that are missing or null are empty, keys that are not known are
 * left out. Null when it is no object, or a part of the code is no text.
 */
export function parsePlayState(value: unknown): PlayState | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const html = readCode(given["html"]);
  const css = readCode(given["css"]);
  const js = readCode(given["js"]);
  if (html === null || css === null || js === null) return null;
  const defaults = PLAY_DEFAULTS.find((name) => name === given["defaults"]);
  const theme = parseTheme(given["theme"]);
  const src = given["src"];
  return {
    ...{ html, css, js },
    ...(typeof src === "string" && src !== "" && { src }),
    ...(defaults && { defaults }),
    ...(theme && { theme }),
  };
}

function readCode(value: unknown): string | null {
  return typeof value === "string" ? value : value == null ? "" : null;
}
