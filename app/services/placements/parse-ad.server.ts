import { parseFragment } from "parse5";
import { z } from "zod";
import { parseUrl } from "~/domain/http/parse-url";
import {
  toColor,
  type ColorName,
  type ImageFormat,
  type PlacementColors,
} from "~/domain/notices/placement";
import type { Campaign, FilledSlots } from "./provider";

const MAX_TEXT_CHARACTERS = 300;
const MAX_URL_CHARACTERS = 4_096;

/** An answer of an ad server: fields of the first ad, whose names depend on the zone. */
const ANSWER = z.object({ ads: z.array(z.record(z.unknown())) });

type Fields = Readonly<Record<string, unknown>>;
/** Names of a field in order of preference. */
type Names = readonly string[];

/** Names of the fields of a kind of zone. */
interface FieldNames {
  images: readonly (readonly [name: string, format: ImageFormat])[];
  texts: Readonly<Record<"copy" | "alt" | "cta" | "heading", Names>>;
  colors: Readonly<Partial<Record<ColorName, Names>>>;
}

const PLAIN: FieldNames = {
  images: [
    ["SkyscraperImage", "skyscraper"],
    ["LeaderboardImage", "leaderboard"],
    ["LargeImage", "large"],
    ["Image", "image"],
  ],
  texts: {
    copy: ["Description"],
    alt: ["ImageTitle"],
    cta: ["CallToAction"],
    heading: ["Heading"],
  },
  colors: {
    textColor: ["TextColor", "TextColorLight"],
    backgroundColor: ["BackgroundColor", "BackgroundColorLight"],
    ...nameThemes(""),
  },
};

const SIDE: FieldNames = {
  images: [
    ["SkyscraperImage", "skyscraper"],
    ["SidebarLargeImage", "large"],
  ],
  texts: {
    copy: ["SidebarDescription"],
    alt: ["SideBarImageTitle"],
    cta: ["SidebarCallToAction"],
    heading: ["SidebarHeading"],
  },
  colors: {
    textColor: ["SidebarTextColor"],
    backgroundColor: ["SidebarBackgroundColor"],
  },
};

const TOP: FieldNames = {
  images: [
    ["LeaderboardImage", "leaderboard"],
    ["TopBarImage", "image"],
  ],
  texts: {
    copy: ["TopBarDescription"],
    alt: ["TopBarImageTitle"],
    cta: ["TopBarCallToAction"],
    heading: [],
  },
  colors: {
    textColor: ["TopBarTextColorLight"],
    backgroundColor: ["TopBarBackgroundColorLight"],
    ...nameThemes("TopBar"),
  },
};

function nameThemes(prefix: string): FieldNames["colors"] {
  return {
    ctaTextColor: [`${prefix}CtaTextColorLight`],
    ctaBackgroundColor: [`${prefix}CtaBackgroundColorLight`],
    textColorDark: [`${prefix}TextColorDark`],
    backgroundColorDark: [`${prefix}BackgroundColorDark`],
    ctaTextColorDark: [`${prefix}CtaTextColorDark`],
    ctaBackgroundColorDark: [`${prefix}CtaBackgroundColorDark`],
  };
}

/** The campaign of a zone's answer; null for an answer without one. Throws ZodError. */
export function parseAd(answer: unknown, zone: string): Campaign | null {
  return readCampaign(readFields(answer), zone, PLAIN);
}

/** The campaigns of a zone that fills both slots. */
export function parseSidedoor(answer: unknown, zone: string): FilledSlots {
  const fields = readFields(answer);
  const [side, top] = [SIDE, TOP].map((names) => readCampaign(fields, zone, names));
  return side && top ? { side, top } : {};
}

function readFields(answer: unknown): Fields {
  return ANSWER.parse(answer).ads[0] ?? {};
}

/** An answer without an address to click is empty. */
function readCampaign(fields: Fields, zone: string, names: FieldNames): Campaign | null {
  const click = readUrl(fields["statlink"]);
  if (click === null) return null;
  const found = names.images.find(([name]) => readUrl(fields[name]) !== null);
  return {
    id: zone,
    click,
    view: readUrl(fields["statview"]),
    image: found ? readUrl(fields[found[0]]) : null,
    imageFormat: found?.[1] ?? "unknown",
    colors: readColors(fields, names.colors),
    ...readTexts(fields, names.texts),
  };
}

function readTexts(fields: Fields, texts: FieldNames["texts"]): Partial<Campaign> {
  const found = Object.entries(texts).map(([name, keys]) => {
    const value = keys.map((key) => fields[key]).find((each) => typeof each === "string");
    const text = typeof value === "string" ? decodeText(value) : "";
    return [name, text] as const;
  });
  return Object.fromEntries(found.filter(([, text]) => text !== ""));
}

function readColors(fields: Fields, colors: FieldNames["colors"]): PlacementColors {
  const found = Object.entries(colors).map(([name, keys]) => {
    const color = keys.map((key) => toColor(fields[key])).find((each) => each);
    return [name, color] as const;
  });
  return Object.fromEntries(found.filter(([, color]) => color !== undefined));
}

function readUrl(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_URL_CHARACTERS) return null;
  const url = value.startsWith("//") ? `https:${value}` : value;
  return /^https?:$/.test(parseUrl(url)?.protocol ?? "") ? url : null;
}

/** Decodes character references (server contract, 14.1). Markup stays text. */
function decodeText(text: string): string {
  const cut = text.slice(0, MAX_TEXT_CHARACTERS).replaceAll("<", "&lt;");
  const nodes = parseFragment(cut).childNodes;
  return nodes
    .map((node) => ("value" in node ? node.value : ""))
    .join("")
    .trim();
}
