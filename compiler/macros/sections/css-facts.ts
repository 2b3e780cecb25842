import { createRequire } from "node:module";
import { z } from "zod";
import { type CssFacts, CssFactsSchema } from "./css-facts-schema";
import { findSpecifiedFacts } from "./specified-facts";

const AtRuleSchema = z.object({ descriptors: z.record(CssFactsSchema).optional() });

interface CssData {
  properties: Record<string, CssFacts>;
  atRules: Record<string, z.infer<typeof AtRuleSchema>>;
  /** By key and locale: what a fact that is a key stands for. HTML with macro calls. */
  texts: Record<string, Record<string, string>>;
}

let loaded: CssData | null = null;

/** The facts about a page's property or, for `@rule/descriptor`, descriptor; null: unknown. */
export function findCssFacts(slug: string): CssFacts | null {
  const [parent = "", name = ""] = slug.split("/").slice(-2);
  const { properties, atRules } = loadCssData();
  const isDescriptor = parent.startsWith("@");
  const group = isDescriptor ? atRules[parent]?.descriptors : properties;
  const facts = group && Object.hasOwn(group, name) ? group[name] : undefined;
  return facts ?? (isDescriptor ? null : findSpecifiedFacts(name));
}

export function findPropertyFacts(name: string): CssFacts | null {
  const { properties } = loadCssData();
  const facts = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return facts ?? findSpecifiedFacts(name);
}

/** Names of the properties that an animation changes in steps or smoothly, sorted. */
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

/** The text that a fact stands for, in the locale or else en-US; null when it is no key. */
export function findCssText(key: string, locale: string): string | null {
  const { texts } = loadCssData();
  if (!Object.hasOwn(texts, key)) return null;
  const byLocale = texts[key];
  const text =
    byLocale?.[locale] ?? byLocale?.["en-US"]?.replaceAll("/en-US/", `/${locale}/`);
  if (!text) return null;
  return repairText(text).replaceAll("$1$", () => findCssText("length", locale) ?? "");
}

/** Some of the data's calls lack their ")", and some type names are not escaped. */
function repairText(text: string): string {
  return text
    .replaceAll('"}}', '")}}')
    .replace(/<(?!\/?(?:a|code|em|strong)\b)/g, "&lt;");
}

/** Read when a page first asks: most pages have no such table. */
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
