import { createRequire } from "node:module";
import { z } from "zod";
import { findOwn } from "~/domain/text/find-own";
import { type CssFacts, CssFactsSchema } from "./css-facts-schema";
import { findSpecifiedFacts } from "./specified-facts";

const AtRuleSchema = z.object({ descriptors: z.record(CssFactsSchema).optional() });

interface CssData {
  properties: Record<string, CssFacts>;
  atRules: Record<string, z.infer<typeof AtRuleSchema>>;
  /** Texts by key and locale, as HTML with macro calls. */
  texts: Record<string, Record<string, string>>;
}

let loaded: CssData | null = null;

/**
 * Finds the facts of a page's property or, for `@rule/descriptor`, descriptor; null when
 * unknown.
 */
export function findCssFacts(slug: string): CssFacts | null {
  const [parent = "", name = ""] = slug.split("/").slice(-2);
  const { properties, atRules } = loadCssData();
  const isDescriptor = parent.startsWith("@");
  const group = isDescriptor ? atRules[parent]?.descriptors : properties;
  const facts = group && findOwn(group, name);
  return facts ?? (isDescriptor ? null : findSpecifiedFacts(name));
}

export function findPropertyFacts(name: string): CssFacts | null {
  return findOwn(loadCssData().properties, name) ?? findSpecifiedFacts(name);
}

/** Lists the names of all properties that can be animated, sorted. */
export function listAnimatedProperties(): string[] {
  return Object.entries(loadCssData().properties)
    .filter(
      ([name, { animationType }]) =>
        animationType !== undefined &&
        animationType !== "notAnimatable" &&
        !name.startsWith("-"),
    )
    .map(([name]) => name)
    .sort();
}

/**
 * Finds the text of a fact that is a key, in the locale or else en-US; null for other facts.
 */
export function findCssText(key: string, locale: string): string | null {
  const { texts } = loadCssData();
  if (!Object.hasOwn(texts, key)) return null;
  const byLocale = texts[key];
  const text =
    byLocale?.[locale] ?? byLocale?.["en-US"]?.replaceAll("/en-US/", `/${locale}/`);
  if (!text) return null;
  return repairText(text).replaceAll("$1$", () => findCssText("length", locale) ?? "");
}

/** Tells whether the text of a key is in this language, and not the English one in its place. */
export function hasCssText(key: string, locale: string): boolean {
  const { texts } = loadCssData();
  return Object.hasOwn(texts, key) && texts[key]?.[locale] !== undefined;
}

/** Repairs the data's texts: some calls lack their ")", some type names are not escaped. */
function repairText(text: string): string {
  return text
    .replaceAll('"}}', '")}}')
    .replace(/<(?!\/?(?:a|code|em|strong)\b)/g, "&lt;");
}

/** Loads the data at the first question, because most pages have no such table. */
function loadCssData(): CssData {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const read = (file: string): unknown => require(`mdn-data/${file}.json`);
  loaded = {
    properties: z.record(CssFactsSchema).parse(read("css/properties")),
    atRules: z.record(AtRuleSchema).parse(read("css/at-rules")),
    texts: z.record(z.record(z.string())).parse(read("l10n/css")),
  };
  return loaded;
}
