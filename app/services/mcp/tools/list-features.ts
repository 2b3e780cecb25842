import { z } from "zod/v4";
import { CATEGORY_NAMES, type UpdatedFeature } from "~/domain/compat/updates";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { findFeature, listKnownKeys, listNearKeys } from "../../compat-data/index.server";
import { NEXT_CURSOR, PAGING, takePart } from "../cursor";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Tool } from "../tool";

const InputSchema = z.object({
  prefix: z
    .string()
    .max(200)
    .default("")
    .describe(
      "Key above the features: `css.properties`, `api.Headers`. Without one, the areas are listed.",
    ),
  ...PAGING,
  limit: PAGING.limit.default(100),
});

const OutputSchema = z.object({
  features: z.array(
    z.object({
      key: z.string().describe("Pass it to `get-compat`, or here as `prefix`."),
      path: z.string().nullable(),
      children: z.int().describe("Number of features below."),
    }),
  ),
  total: z.int(),
  next_cursor: NEXT_CURSOR,
});

interface Entry {
  page: string | null;
  children: number;
}

/** Keys of the compatibility data, one level at a time. */
export function createFeaturesTool({ store, updates }: McpSources): Tool {
  return defineTool({
    name: "list-features",
    title: "List features by key",
    description:
      "Lists the keys of browser-compat-data one level below a key, for when no search finds the feature.",
    input: InputSchema,
    output: OutputSchema,
    run(input) {
      const prefix = input.prefix.replace(/\.$/, "");
      const all = updates.listFeatures();
      const entries = listEntries(store(), all, prefix);
      if (entries.length === 0) {
        const near = listNearKeys(prefix, listKnownKeys(store(), all, prefix));
        throw new ToolError(
          `There are no features below "${prefix}". ${near.length > 0 ? `Did you mean ${near.join(", ")}?` : `The areas are ${Object.keys(CATEGORY_NAMES).join(", ")}.`}`,
        );
      }
      const { part, next } = takePart(entries, input);
      const features = part.map(([key, { page, children }]) => ({
        key,
        children,
        path: page === null ? null : `/${DEFAULT_LOCALE}${page}`,
      }));
      const lines = features.map(
        ({ key, children }) =>
          `- \`${key}\`${children > 0 ? ` (${children} below)` : ""}`,
      );
      return {
        text: lines.join("\n"),
        data: { features, total: entries.length, ...next },
      };
    },
  });
}

/** A feature's own table names all below it; above features, only the changes tell what there is. */
function listEntries(
  store: ReturnType<McpSources["store"]>,
  all: readonly UpdatedFeature[],
  prefix: string,
): [string, Entry][] {
  if (prefix === "") return listAreas(all);
  const below = findFeature(store, prefix)?.below;
  return listBelow(
    below?.map(({ key: path, docPath: page }) => ({ path, page })) ?? all,
    prefix,
  );
}

function listAreas(all: readonly UpdatedFeature[]): [string, Entry][] {
  const counts = new Map<string, Entry>();
  for (const { path } of all)
    count(counts, path.slice(0, path.indexOf(".")), { isChild: true });
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function listBelow(
  all: readonly Pick<UpdatedFeature, "path" | "page">[],
  prefix: string,
): [string, Entry][] {
  const entries = new Map<string, Entry>();
  for (const { path, page } of all) {
    if (!path.startsWith(`${prefix}.`)) continue;
    const end = path.indexOf(".", prefix.length + 1);
    const key = end === -1 ? path : path.slice(0, end);
    count(entries, key, end === -1 ? { isChild: false, page } : { isChild: true });
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Counts a feature for the entry at this key: one below it, or the entry's own with its page. */
function count(
  entries: Map<string, Entry>,
  key: string,
  found: { isChild: true } | { isChild: false; page: string | null },
): void {
  const { page, children } = entries.get(key) ?? { page: null, children: 0 };
  entries.set(
    key,
    found.isChild
      ? { page, children: children + 1 }
      : { page: page ?? found.page, children },
  );
}
