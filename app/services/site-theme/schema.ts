import { z } from "zod";
import { parseUrl } from "~/domain/http/parse-url";
import { LOCALES } from "~/domain/locales/locale";
import { AREAS } from "~/domain/site/area";
import { KNOWN_LABELS, SOCIAL_NETWORKS } from "~/domain/site/site-theme";

/** Control characters, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const words = z
  .string()
  .trim()
  .min(1, "a text is expected")
  .max(300)
  .refine(
    (text) => !INVISIBLE.test(text),
    "a text without control characters is expected",
  );
const texts = Object.fromEntries(LOCALES.map((locale) => [locale, words.optional()]));

/** A text for all languages, or one for each, of which en-US is needed. */
const localized = z.union(
  [
    words.transform((text) => ({ "en-US": text })),
    z.object({ ...texts, "en-US": words }).strict(),
  ],
  {
    errorMap: () => ({ message: "a text is expected, or texts by language with en-US" }),
  },
);

const url = z
  .string()
  .refine(isLink, "an http or https URL, or a path such as /{locale}/about, is expected");
const webUrl = z.string().refine(isWebUrl, "an http or https URL is expected");
const color = z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #1d63d8 is expected");
const colors = z.object({ light: color, dark: color }).strict();
/** In the order of the style sheet that is made of them. */
const COLORED = ["link", ...AREAS] as const;
const themeColors = Object.fromEntries(COLORED.map((name) => [name, colors])) as Record<
  (typeof COLORED)[number],
  typeof colors
>;
const file = z
  .string()
  .regex(
    /^[\w-]+\.(?:svg|png|webp)$/,
    "the name of an .svg, .png or .webp file is expected",
  );

const link = z.union([
  z
    .object({ known: z.enum(KNOWN_LABELS), url })
    .strict()
    .transform((given) => ({ label: { known: given.known }, url: given.url })),
  z.object({ label: localized, url }).strict(),
]);
const links = z.array(link).max(20);
const social = Object.fromEntries(
  SOCIAL_NETWORKS.map((network) => [network, webUrl.optional()]),
);

/** theme.json (docs/guides/theme.md). */
export const ThemeSchema = z
  .object({
    $schema: z.string().optional(),
    name: words.refine(({ length }) => length <= 60, "at most 60 characters").optional(),
    logo: z.object({ light: file, dark: file.optional() }).strict().optional(),
    icon: file.optional(),
    colors: z.object(themeColors).strict().partial().optional(),
    menu: z
      .object({ links: links.default([]), hidden: z.array(z.string()).default([]) })
      .strict()
      .optional(),
    footer: z
      .object({
        tagline: localized.optional(),
        site: links.default([]),
        support: links.default([]),
        communities: links.default([]),
        developers: links.default([]),
        social: z.object(social).strict().default({}),
        legal: links.default([]),
        copyright: localized.optional(),
        firstYear: z.number().int().min(1900).max(9999).optional(),
        license: link.optional(),
      })
      .strict()
      .optional(),
    services: z
      .object({
        help: webUrl,
        feedback: webUrl,
        baselineSurvey: webUrl,
        terms: webUrl,
        repository: webUrl,
      })
      .strict()
      .partial()
      .optional(),
    advertising: z
      .object({
        figures: z.array(z.object({ figure: words, label: words }).strict()).max(6),
        audience: words,
        contact: url,
        guidelines: url,
        privacy: url,
      })
      .strict()
      .partial()
      .optional(),
  })
  .strict();

export type ThemeFile = z.output<typeof ThemeSchema>;

function isWebUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && parseUrl(value) !== null;
}

/** A path must not begin with two slashes, which would name another host. */
function isLink(value: string): boolean {
  return isWebUrl(value) || /^\/(?![/\\])[^\s\\<>"]*$/.test(value);
}
