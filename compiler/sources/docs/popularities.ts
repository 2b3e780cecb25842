import { join } from "node:path";
import { z } from "zod";
import { urlKey } from "~/domain/documents/slug";
import { readJson } from "./read-json";

/** Page views by URL key, as a share of the most viewed page's, 0 to 1. */
export type Popularities = ReadonlyMap<string, number>;

const FILE_NAME = "popularities.json";
const FileSchema = z.object({ popularities: z.record(z.unknown()) });
const ShareSchema = z.number().min(0).max(1);

/**
 * Lists the possible places of the file: downloaded beside the content, or provided by the
 * operator.
 */
export function listPopularityFiles(contentRoot: string, dataFolder: string): string[] {
  return [contentRoot, join(contentRoot, ".."), dataFolder].map((folder) =>
    join(folder, FILE_NAME),
  );
}

/** Reads the first readable file; without a file, all popularities are unknown. */
export function readPopularities(files: readonly string[]): Popularities {
  for (const file of files) {
    const { data } = FileSchema.safeParse(readJson(file));
    if (!data) continue;
    const entries = Object.entries(data.popularities).flatMap(([url, share]) => {
      const parsed = ShareSchema.safeParse(share);
      return parsed.success ? [[urlKey(url), parsed.data] as const] : [];
    });
    return new Map(entries);
  }
  return new Map();
}
