import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { parseUrl } from "~/domain/http/parse-url";
import { COLOR_NAMES, IMAGE_FORMATS, toColor } from "~/domain/notices/placement";
import { SLOTS } from "~/domain/notices/slots";
import { ConfigFileError, readConfigFile, time } from "../config-files/index.server";
import { findImageType } from "./image-type";
import { isAnimated } from "./is-animated";
import type { ProvidedImage } from "./provider";

const VARIABLE = "ADS_CONFIG";
export const MAX_IMAGE_BYTES = 1_048_576;
const MAX_TEXT_CHARACTERS = 300;

const text = z.string().trim().min(1).max(MAX_TEXT_CHARACTERS);
const color = z
  .string()
  .transform((value) => toColor(value) ?? "")
  .refine((value) => value !== "", "a colour such as #1a1e26 or rgb(0 0 0) is expected");
const target = z
  .string()
  .transform((value) => toTarget(value) ?? "")
  .refine(
    (value) => value !== "",
    "an http or https URL, or a path of this site, is expected",
  );
const httpUrl = z.string().refine(isHttpUrl, "an http or https URL is expected");
const country = z.string().regex(/^[A-Z]{2}$/, "a country code such as DE is expected");
const count = z.number().int().positive();

const CAMPAIGN = z
  .object({
    id: z.string().regex(/^[\w.-]{1,60}$/, "letters, digits, . _ and - are expected"),
    slots: z.array(z.enum(SLOTS)).min(1),
    url: target,
    heading: text.optional(),
    copy: text.optional(),
    cta: text.optional(),
    /** File, relative to the configuration. */
    image: z.string().min(1).optional(),
    imageFormat: z.enum(IMAGE_FORMATS).default("image"),
    alt: text.optional(),
    colors: z
      .object(Object.fromEntries(COLOR_NAMES.map((name) => [name, color.optional()])))
      .strict()
      .default({}),
    /** Limits the campaign to pages about one of these words (domain/notices/slots). */
    keywords: z.array(z.string().toLowerCase().min(1)).default([]),
    countries: z.array(country).default([]),
    from: time.optional(),
    until: time.optional(),
    /** Share among the campaigns of a slot. */
    weight: z.number().positive().max(1000).default(1),
    caps: z
      .object({ views: count.optional(), viewsPerDay: count.optional() })
      .strict()
      .optional(),
  })
  .strict()
  .refine(
    ({ copy, image }) => copy !== undefined || image !== undefined,
    "copy or image is missing",
  )
  .refine(
    ({ image, alt, copy }) =>
      image === undefined || alt !== undefined || copy !== undefined,
    "alt is missing: an image alone needs a text",
  );

const ADS = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("none") }).strict(),
  z
    .object({
      provider: z.literal("file"),
      campaigns: z.array(CAMPAIGN).min(1),
    })
    .strict(),
  z
    .object({
      provider: z.literal("http"),
      /** Base of the zones' addresses: `{endpoint}{zone}.json`. */
      endpoint: httpUrl.transform((url) => (url.endsWith("/") ? url : `${url}/`)),
      zones: z.record(z.enum([...SLOTS, "sidedoor"]), z.string().regex(/^[\w.-]+$/)),
      /** Origins of images, clicks and views beside the endpoint's. */
      origins: z.array(httpUrl.transform((url) => new URL(url).origin)).default([]),
      addresses: z.record(country, z.string().ip()).default({}),
      timeoutMilliseconds: z.number().int().min(100).max(10_000).default(2_000),
    })
    .strict(),
]);

export type AdsConfig = z.output<typeof ADS>;
export type HttpAdsConfig = Extract<AdsConfig, { provider: "http" }>;
export type OwnCampaign = z.output<typeof CAMPAIGN>;

export interface OwnCampaigns {
  campaigns: readonly OwnCampaign[];
  images: ReadonlyMap<string, ProvidedImage>;
}

/** @throws ConfigFileError for the first problem. */
export function readAdsConfig(file: string): AdsConfig {
  const config = readConfigFile(VARIABLE, file, ADS);
  const ids = config.provider === "file" ? config.campaigns.map(({ id }) => id) : [];
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined)
    throw new ConfigFileError(VARIABLE, file, `two campaigns have the id ${twice}`);
  return config;
}

/**
 * Reads the images of own campaigns, which lie beside the configuration.
 *
 * @throws ConfigFileError for a file that is no image, too large, or animated, because the page for advertisers says that ads
 * stand still.
 */
export function readCampaignImages(
  file: string,
  campaigns: readonly OwnCampaign[],
): Map<string, ProvidedImage> {
  const names = new Set(campaigns.flatMap(({ image }) => image ?? []));
  return new Map(Array.from(names, (name) => [name, readImage(file, name)]));
}

function readImage(file: string, name: string): ProvidedImage {
  const refuse = (reason: string, cause?: unknown) =>
    new ConfigFileError(VARIABLE, file, `the image ${name} ${reason}`, { cause });
  let body: Buffer;
  try {
    body = readFileSync(resolve(dirname(resolve(file)), name));
  } catch (error) {
    throw refuse("can't be read", error);
  }
  if (body.length > MAX_IMAGE_BYTES) throw refuse("is larger than 1 MiB");
  const type = findImageType(body);
  if (type === null) throw refuse("is not avif, gif, jpeg, png or webp");
  if (isAnimated(body, type)) throw refuse("is animated, and must be a still picture");
  return { body, type };
}

function isHttpUrl(value: string): boolean {
  return /^https?:$/.test(parseUrl(value)?.protocol ?? "");
}

/** Origin of no site, to resolve a path against. */
const NO_ORIGIN = "https://path.invalid";

/**
 * Encodes an address for the Location header; null for a wrong one. A path must not be able to name
 * another host, as `//host` and `/\host` do.
 */
function toTarget(value: string): string | null {
  if (isHttpUrl(value)) return new URL(value).href;
  const url = value.startsWith("/") ? parseUrl(value, NO_ORIGIN) : null;
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  const isOwn = origin === NO_ORIGIN && !pathname.startsWith("//");
  return isOwn ? pathname + search + hash : null;
}
