import { parseTheme, type Theme } from "~/domain/site/theme";

/** Limit of one sample as JSON, also when it is shared. */
export const MAX_PLAY_BYTES = 1_048_576;
/** A longer encoded state is sent to the runner by POST instead of in its URL. */
export const MAX_STATE_CHARACTERS = 6_000;

/** Kinds of interactive examples, each with default styles; a live sample has none. */
const PLAY_DEFAULTS = ["ix-tabbed", "ix-wat", "ix-choice"] as const;
export type PlayDefaults = (typeof PLAY_DEFAULTS)[number];

export interface PlayCode {
  html: string;
  css: string;
  js: string;
}

/** The code of a state alone. */
export function pickCode({ html, css, js }: PlayCode): PlayCode {
  return { html, css, js };
}

export function isSameCode(a: PlayCode, b: PlayCode): boolean {
  return a.html === b.html && a.css === b.css && a.js === b.js;
}

/** State of a runner (server contract, 18.2). */
export interface PlayState extends PlayCode {
  /** Path of the page against which relative URLs of the code resolve. */
  src?: string;
  defaults?: PlayDefaults;
  theme?: Theme;
}

/**
 * Parses an untrusted state: missing and null parts become empty, unknown keys are
 * dropped. Null when it is no object, or when a part of the code is no string.
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
    html,
    css,
    js,
    ...(typeof src === "string" && src !== "" && { src }),
    ...(defaults && { defaults }),
    ...(theme && { theme }),
  };
}

function readCode(value: unknown): string | null {
  return typeof value === "string" ? value : value == null ? "" : null;
}
