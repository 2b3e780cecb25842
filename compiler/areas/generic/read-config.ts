import { join } from "node:path";
import { z } from "zod";
import type { HomeChoice } from "~/domain/areas/home";
import { describeBadConfig } from "../../flaws/area-sources";
import { readText, reportIn, type AreaReading } from "../read-area-file";

/** A folder of pages: its address prefix, and the suffix of its titles. */
export interface GenericFolder {
  name: string;
  slugPrefix: string | null;
  titleSuffix: string | null;
}

const CONFIG_FILE = "config.json";
/** Rejects prefixes that belong to other areas. */
const PrefixSchema = z
  .string()
  .regex(/^[\w-]+(?:\/[\w-]+)*$/, "is no path such as plus/docs");
const NameSchema = z.string().regex(/^[\w-]+$/, "is no name of a folder");
/** Screens without a text of their own. The compiler uses only the home page's choice. */
const PathsSchema = z
  .array(z.string().regex(/^\/(?![/\\])/, "is no path of this site"))
  .default([]);
const SpasSchema = z
  .object({
    "": z.object({
      data: z.object({
        homePage: z.object({ featuredArticles: PathsSchema, latestNews: PathsSchema }),
      }),
    }),
  })
  .partial();
const ConfigSchema = z.object({
  spas: SpasSchema.optional().catch(undefined),
  pages: z.record(
    NameSchema,
    z.object({
      slugPrefix: PrefixSchema.optional(),
      titleSuffix: z.string().min(1).optional(),
    }),
  ),
});

export interface GenericConfig {
  folders: GenericFolder[];
  home: HomeChoice | null;
}

const NO_CONFIG: GenericConfig = { folders: [], home: null };

/** Reads config.json; without the file there are no pages. */
export function readGenericConfig(reading: AreaReading): GenericConfig {
  const file = join(reading.folder, CONFIG_FILE);
  if (!reading.scan.has(file)) return NO_CONFIG;
  const { data, error } = ConfigSchema.safeParse(parseJson(readText(file)));
  if (data)
    return {
      folders: Object.entries(data.pages).map(([name, { slugPrefix, titleSuffix }]) => ({
        name,
        slugPrefix: slugPrefix ?? null,
        titleSuffix: titleSuffix ?? null,
      })),
      home: data.spas?.[""]?.data.homePage ?? null,
    };
  const issue = error.issues[0];
  reportIn(
    file,
    reading,
  )(
    describeBadConfig(
      CONFIG_FILE,
      issue?.path.join(".") ?? "",
      issue?.message ?? "unreadable",
    ),
  );
  return NO_CONFIG;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "") as unknown;
  } catch {
    return null;
  }
}
