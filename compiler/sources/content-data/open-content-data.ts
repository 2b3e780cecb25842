import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { memoize } from "../../core/memoize";
import {
  type ApiGroupName,
  type ContentData,
  ContentDataError,
  type ExtensionExample,
  type SvgElement,
} from "./content-data";

const NamesSchema = z.array(z.string()).default([]);
/** A text by locale, or its key in L10n-SVG.json. */
const TextSchema = z.union([z.string(), z.record(z.string())]).default("");
const SvgElementSchema = z.object({
  categories: NamesSchema,
  content: z
    .object({ description: TextSchema, elements: NamesSchema })
    .default({ description: "", elements: [] }),
});
const SvgSchema = z.object({ elements: z.record(SvgElementSchema) });
const TextsSchema = z.record(z.record(z.string()));
const ExamplesSchema = z.array(
  z.object({
    name: z.string(),
    description: z.string().default(""),
    javascript_apis: NamesSchema,
  }),
);
const GroupsSchema = z.tuple([z.record(z.object({ overview: NamesSchema }))]);

type Texts = z.infer<typeof TextsSchema>;

/** Opens the data files below a content root; each is read at its first use. */
export function openContentData(contentRoot: string): ContentData {
  const read = <T>(name: string, schema: z.ZodType<T, z.ZodTypeDef, unknown>): T | null =>
    readDataFile(join(contentRoot, "jsondata", name), name, schema);
  const svg = memoize(() => read("SVGData.json", SvgSchema) ?? { elements: {} });
  const svgTexts = memoize(() => read("L10n-SVG.json", TextsSchema) ?? {});
  const examples = memoize(() => read("examples.json", ExamplesSchema) ?? []);
  const groups = memoize(() => read("GroupData.json", GroupsSchema)?.[0] ?? {});
  return {
    findSvgElement(name, locale) {
      const { elements } = svg();
      const element = Object.hasOwn(elements, name) ? elements[name] : undefined;
      return element ? toSvgElement(element, svgTexts(), locale) : null;
    },
    listExamples: memoize(() => examples().map(toExample)),
    listApiGroups: memoize(() => Object.entries(groups()).map(toGroup)),
  };
}

function readDataFile<T>(
  file: string,
  name: string,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new ContentDataError(`jsondata/${name}`, error);
  }
}

function toSvgElement(
  { categories, content }: z.infer<typeof SvgElementSchema>,
  texts: Texts,
  locale: Locale,
): SvgElement {
  const toText = (value: string | Record<string, string>): string =>
    typeof value === "string"
      ? (choose(Object.hasOwn(texts, value) ? texts[value] : {}, locale) ??
        toWords(value))
      : (choose(value, locale) ?? "");
  return {
    categories: categories.map(toText),
    content: toText(content.description),
    contentElements: content.elements.map((name) =>
      name.startsWith("&lt;")
        ? name.replace("&lt;", "<").replace("&gt;", ">")
        : toText(name),
    ),
  };
}

function choose(texts: Record<string, string> = {}, locale: Locale): string | undefined {
  return texts[locale] ?? texts[DEFAULT_LOCALE];
}

/** Converts a key without text to words: `any number of elements` for `anyNumberOfElements`. */
function toWords(key: string): string {
  return key.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function toExample(example: z.infer<typeof ExamplesSchema>[number]): ExtensionExample {
  const { name, description, javascript_apis: apis } = example;
  return { name, description, apis };
}

function toGroup([name, { overview }]: [string, { overview: string[] }]): ApiGroupName {
  return { name, overview: overview[0] ?? name };
}
