import { z } from "zod/v4";
import type { UpdatedFeature } from "~/domain/compat/updates";
import { NEXT_CURSOR, PAGING, readCursor, toCursor } from "../cursor";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Tool } from "../tool";

const MOST_FEATURES = 80;

const ReleaseSchema = z.object({
  browser: z.string(),
  name: z.string(),
  version: z.string(),
  date: z.string().describe("ISO date of the release."),
  added: z.array(z.string()).describe("Keys for `get-compat`; at most eighty."),
  removed: z.array(z.string()),
  added_total: z.int(),
});
type Release = z.infer<typeof ReleaseSchema>;

const InputSchema = z.object({
  browsers: z
    .array(z.string().max(40))
    .max(20)
    .default([])
    .describe("Ids of browsers, such as firefox or chrome_android; all if empty."),
  version: z
    .string()
    .max(20)
    .optional()
    .describe(
      "Only the releases of this version, one of each browser that has it: `130`.",
    ),
  areas: z
    .array(z.string().max(40))
    .max(20)
    .default([])
    .describe("First parts of keys: api, css, html, http, javascript, svg."),
  search: z.string().max(100).default("").describe("Part of a key: `AbortController`."),
  cursor: PAGING.cursor,
});

const OutputSchema = z.object({
  releases: z.array(ReleaseSchema),
  next_cursor: NEXT_CURSOR,
});

/** Tells what releases of browsers added and removed. */
export function createUpdatesTool({ updates }: McpSources): Tool {
  return defineTool({
    name: "get-updates",
    title: "Get changes of browsers",
    description:
      "Lists the features that releases of browsers added or removed, newest release first, five releases an answer.",
    input: InputSchema,
    output: OutputSchema,
    run({ browsers, version, areas: categories, search, cursor }) {
      checkBrowsers(browsers, updates.listBrowsers());
      if (version !== undefined) {
        const groups = listReleases(version, browsers, updates);
        if (groups.length === 0)
          throw new ToolError(
            `There is no release ${version} of ${browsers.join(", ") || "any browser"}. Without \`version\`, the latest releases are listed.`,
          );
        return toAnswer(groups.map(toRelease), {});
      }
      const page = readCursor(cursor) || 1;
      const filter = { browsers, categories, search, sort: "desc", pages: null } as const;
      const { groups, last } = updates.listReleases(filter, page);
      const next = page < last ? { next_cursor: toCursor(page + 1) } : {};
      return toAnswer(groups.map(toRelease), next);
    },
  });
}

function checkBrowsers(
  asked: readonly string[],
  known: Readonly<Record<string, string>>,
) {
  const unknown = asked.filter((id) => !Object.hasOwn(known, id));
  if (unknown.length > 0)
    throw new ToolError(
      `Unknown browsers: ${unknown.join(", ")}. Known: ${Object.keys(known).join(", ")}.`,
    );
}

/** Finds a version of these browsers, of all if none is named; newest release first. */
function listReleases(
  version: string,
  browsers: readonly string[],
  updates: McpSources["updates"],
): Group[] {
  const asked = browsers.length > 0 ? browsers : Object.keys(updates.listBrowsers());
  return asked
    .flatMap((id) => updates.findRelease(id, version) ?? [])
    .toSorted((a, b) => b.release.date.localeCompare(a.release.date));
}

type Group = ReturnType<McpSources["updates"]["listReleases"]>["groups"][number];

function toRelease({ release, browserName, added, removed }: Group): Release {
  const toKeys = (features: readonly UpdatedFeature[]) =>
    features.slice(0, MOST_FEATURES).map(({ path }) => path);
  const { browser, version, date } = release;
  return {
    browser,
    name: browserName,
    version,
    date,
    added: toKeys(added),
    removed: toKeys(removed),
    added_total: added.length,
  };
}

function toAnswer(releases: Release[], next: { next_cursor?: string }) {
  const text = releases.map((release) =>
    [
      `# ${release.name} ${release.version} (${release.date})`,
      ...release.added.map((key) => `- added \`${key}\``),
      ...(release.added_total > release.added.length
        ? [`- … and ${release.added_total - release.added.length} more`]
        : []),
      ...release.removed.map((key) => `- removed \`${key}\``),
    ].join("\n"),
  );
  return {
    text: text.length > 0 ? text.join("\n\n") : "No release has such changes.",
    data: { releases, ...next },
  };
}
