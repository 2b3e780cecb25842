import { join } from "node:path";
import { z } from "zod";
import { describeBadConfig } from "../../../flaws/area-sources";
import { readText, reportIn, type AreaReading } from "../read-area-file";

/** A folder of pages: where they are served, and what their titles end in. */
export interface GenericFolder {
  name: string;
  slugPrefix: string | null;
  titleSuffix: string | null;
}

const CONFIG_FILE = "config.json";
/** Addresses of other areas are not for the taking. */
const PrefixSchema = z
  .string()
  .regex(/^[\w-]+(?:\/[\w-]+)*$/, "is no path such as plus/docs");
const NameSchema = z.string().regex(/^[\w-]+$/, "is no name of a folder");
const ConfigSchema = z.object({
  pages: z.record(
    NameSchema,
    z.object({
      slugPrefix: PrefixSchema.optional(),
      titleSuffix: z.string().min(1).optional(),
    }),
  ),
});

/** What config.json says; without one there are no pages. */
export function readGenericFolders(reading: AreaReading): GenericFolder[] {
  const file = join(reading.folder, CONFIG_FILE);
  if (!reading.scan.has(file)) return [];
  const { data, error } = ConfigSchema.safeParse(parseJson(readText(file)));
  if (data)
    return Object.entries(data.pages).map(([name, { slugPrefix, titleSuffix }]) => ({
      name,
      slugPrefix: slugPrefix ?? null,
      titleSuffix: titleSuffix ?? null,
    }));
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
  return [];
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "") as unknown;
  } catch {
    return null;
  }
}
