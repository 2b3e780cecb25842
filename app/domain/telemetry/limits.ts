/**
 * Limits of the telemetry specification (content areas, 5 and 9). Glean enforces them in the
 * browser; the server does again, because anybody can send pings.
 */
export const TELEMETRY_LIMITS = {
  stringBytes: 100,
  extraBytes: 500,
  urlBytes: 8_192,
  listItems: 20,
  labelCharacters: 61,
  labels: 16,
  /** Maximum size of a ping, compressed or not. */
  bodyBytes: 1_048_576,
  pendingPings: 250,
  pendingBytes: 10 * 1_048_576,
  uploadMilliseconds: 10_000,
  attempts: 3,
} as const;

/** Label of what does not fit. */
export const OTHER_LABEL = "__other__";

const TAG = /^[a-z0-9-]{1,20}$/i;
const MAX_SOURCE_TAGS = 5;
const LABEL = /^[a-z_][a-z0-9_-]{0,29}(?:\.[a-z_][a-z0-9_-]{0,29})*$/;

/** Whether a debug tag of a ping is valid: letters, digits and hyphens, 20 at most. */
export function isDebugTag(tag: string): boolean {
  return TAG.test(tag);
}

/** Tells whether a comma-separated list of source tags is valid. */
export function areSourceTags(list: string): boolean {
  const tags = list.split(",");
  return (
    tags.length <= MAX_SOURCE_TAGS &&
    tags.every((tag) => TAG.test(tag) && !tag.startsWith("glean"))
  );
}

/** Whether a label is valid: parts of 30 characters between dots, as Glean has them. */
export function isLabel(label: string): boolean {
  return label.length <= TELEMETRY_LIMITS.labelCharacters && LABEL.test(label);
}

/** Returns the longest start of a text that fits, without half a character. */
export function truncateBytes(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  let end = Math.min(bytes.length, maxBytes);
  // Continuation bytes of UTF-8 begin with 10.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return new TextDecoder().decode(bytes.subarray(0, end));
}

/** Returns the form of the application id that stands in addresses, as Glean makes it. */
export function toApplicationId(name: string): string {
  return name.replace(/[^a-z0-9]+/gi, "-").toLowerCase();
}

/**
 * Pings and the reasons that they may give (screens, 21.1). The names of the first three are those
 * of what happened: a page was shown, an element was used, or anything else.
 */
export const PINGS = {
  page: [],
  action: [],
  events: ["startup", "max_capacity"],
  "deletion-request": ["at_init", "set_upload_enabled"],
} as const satisfies Record<string, readonly string[]>;
export type PingName = keyof typeof PINGS;

export function isPingName(name: string): name is PingName {
  return Object.hasOwn(PINGS, name);
}
