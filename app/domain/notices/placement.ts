import type { Slot } from "./slots";

export const COLOR_NAMES = [
  "textColor",
  "backgroundColor",
  "ctaTextColor",
  "ctaBackgroundColor",
  "textColorDark",
  "backgroundColorDark",
  "ctaTextColorDark",
  "ctaBackgroundColorDark",
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

export type PlacementColors = Partial<Record<ColorName, string>>;

export const IMAGE_FORMATS = [
  "skyscraper",
  "leaderboard",
  "large",
  "image",
  "unknown",
] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** A filled slot as browsers get it (server contract, 14.1). Missing texts are absent. */
export interface Placement {
  status: "success";
  copy?: string;
  /** Signed code of the image, for `/pimg/{code}`; absent for a campaign without one. */
  image?: string;
  imageFormat: ImageFormat;
  alt?: string;
  cta?: string;
  heading?: string;
  colors: PlacementColors;
  /** Signed codes for `/pong/click` and `/pong/viewed`. */
  click: string;
  view: string;
  version: 2;
}

/** Body of an answer of `POST /pong/get`. */
export type PlacementsResponse = Partial<Record<Slot, Placement>> & {
  status?: "invalid" | "empty" | "geo_unsupported";
  plusAvailable: boolean;
};

/** Address that counts a click and leads to the advertiser. */
export function clickUrl({ click, version }: Placement): string {
  return `/pong/click?code=${encodeURIComponent(click)}&version=${version}`;
}

/** Address that counts a view. */
export function viewedUrl({ view, version }: Placement): string {
  return `/pong/viewed?code=${encodeURIComponent(view)}&version=${version}`;
}

/** Address of an image by its code, so that browsers ask the advertiser for nothing. */
export function imageUrl(code: string): string {
  return `/pimg/${encodeURIComponent(code)}`;
}

/**
 * CSS declarations of a campaign's colours; dark ones fall back to the light ones. Those that it lacks are empty,
 * so that a box keeps none of the campaign before.
 */
export function toColorStyle(colors: PlacementColors): Record<string, string> {
  const pairs = [
    ["text", colors.textColor, colors.textColorDark],
    ["bg", colors.backgroundColor, colors.backgroundColorDark],
    ["cta-text", colors.ctaTextColor, colors.ctaTextColorDark],
    ["cta-bg", colors.ctaBackgroundColor, colors.ctaBackgroundColorDark],
  ] as const;
  return Object.fromEntries(
    pairs.flatMap(([name, light = "", dark = light]) => [
      [`--placement-${name}`, light],
      [`--placement-${name}-dark`, light && dark],
    ]),
  );
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB = /^rgba?\([\d\s.,%/]{1,60}\)$/i;

/**
 * Adds the `#` that providers leave out (server contract, 14.1). Undefined for a value that
 * is no colour, because it becomes part of a style.
 */
export function toColor(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  const color = /^(?:rgb|#)/i.test(text) ? text : `#${text}`;
  return HEX.test(color) || RGB.test(color) ? color : undefined;
}
