import { z } from "zod/v4";
import { SUPPORT_LEVELS } from "~/domain/compat/compat-cells";
import type { CompatBrowsers, CompatRow } from "~/domain/compat/compat";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { toPlainText } from "~/domain/text/to-plain-text";
import {
  describeSupport,
  findFeature,
  listKnownKeys,
  listNearKeys,
  toDataTree,
  type BrowserSupport,
  type CompatFeature,
} from "../../compat-data/index.server";
import { getPage, PAGE_INPUT } from "../get-page";
import { renderSupport, renderSupportLine } from "../render-support";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Tool } from "../tool";

/** Sub-features of an answer, which its features share. */
const MOST_BELOW = 60;
const MOST_CHARACTERS = 20_000;

const KeySchema = z
  .string()
  .max(200)
  .regex(/^[a-zA-Z0-9._@*-]+$/, "must be a key such as api.Headers.get");

const SupportSchema = z.object({
  browser: z.string().describe("Id in browser-compat-data."),
  name: z.string(),
  level: z.enum(SUPPORT_LEVELS),
  since: z.string().nullable().describe("First version; null: none, or unknown."),
  released: z.string().nullable().describe("ISO date of that version."),
  removed: z.string().nullable(),
  notes: z.array(z.string()),
});

const FeatureSchema = z.object({
  key: z.string(),
  name: z.string(),
  path: z.string().nullable().describe("Pass it to `get-doc`."),
  deprecated: z.boolean(),
  experimental: z.boolean(),
  standard_track: z.boolean(),
  support: z.array(SupportSchema),
});

const OutputSchema = z.object({
  features: z.array(
    FeatureSchema.extend({
      children: z.array(FeatureSchema).describe("Sub-features, down to `depth`."),
      more_children: z.int().describe("Sub-features left out; ask with their own keys."),
    }),
  ),
  data: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("With format raw: browser-compat-data of each key."),
});

const InputSchema = z.object({
  key: KeySchema.optional().describe(
    "Key in browser-compat-data, as `search` returns it: `css.properties.display`.",
  ),
  keys: z.array(KeySchema).min(1).max(10).optional().describe("Several keys."),
  path: PAGE_INPUT.path
    .optional()
    .describe("Path of a page instead of keys: its features are the answer."),
  browsers: z
    .array(z.string().max(40))
    .max(20)
    .optional()
    .describe(
      "Ids of browsers, such as chrome, firefox_android or safari; all if empty.",
    ),
  depth: z.int().min(0).max(5).default(1).describe("Levels of sub-features."),
  format: z
    .enum(["summary", "raw"])
    .default("summary")
    .describe("summary: tables; raw: JSON in the format of browser-compat-data."),
});
type Input = z.output<typeof InputSchema>;

/** Which browsers support a feature, since when. */
export function createCompatTool(sources: McpSources): Tool {
  return defineTool({
    name: "get-compat",
    title: "Get browser support",
    description:
      "Tells which browsers support a feature, since which version and date, with notes. Don't guess keys: take them from `search`, `get-doc` or `list-features`, or pass the page's `path`.",
    input: InputSchema,
    output: OutputSchema,
    run(input) {
      const keys = listKeys(sources, input);
      const browsers = sources.store().readCompatBrowsers();
      const shown = listShown(input, browsers);
      const features = keys.map((key) => requireFeature(sources, key));
      const most = Math.floor(MOST_BELOW / features.length);
      const described = features.map((feature) =>
        describeFeature(feature, { shown, browsers, depth: input.depth, most }),
      );
      if (input.format === "summary")
        return {
          text: described.map(renderFeature).join("\n\n"),
          data: { features: described },
        };
      const raw = features.map((feature) => [
        feature.row.key,
        toDataTree(feature, { shown, depth: input.depth, origin: sources.siteOrigin }),
      ]);
      return toRawAnswer(Object.fromEntries(raw) as Record<string, unknown>);
    },
  });
}

/** The text is the tree alone for one key, as in the public server. */
function toRawAnswer(data: Record<string, unknown>) {
  const trees = Object.values(data);
  const text = JSON.stringify(trees.length === 1 ? trees[0] : data);
  if (text.length > 10 * MOST_CHARACTERS)
    throw new ToolError(
      `The data has ${text.length} characters. Ask with depth 0, fewer browsers, or the keys of sub-features.`,
    );
  return { text, data: { features: [], data } };
}

function listKeys(sources: McpSources, { key, keys = [], path }: Input): string[] {
  const asked = [...new Set([...(key === undefined ? [] : [key]), ...keys])];
  if (asked.length > 0) return asked;
  if (path === undefined)
    throw new ToolError(
      "Pass `key`, `keys` or `path`. `search` returns keys of features.",
    );
  const { document } = getPage(sources, { path, locale: DEFAULT_LOCALE });
  if (document.browserCompat.length > 0) return document.browserCompat.slice(0, 10);
  throw new ToolError(
    `The page ${document.mdn_url} has no compatibility data. \`search\` returns pages with keys.`,
  );
}

/** Lists the chosen browsers, else all that are still released. */
function listShown({ browsers: asked = [] }: Input, known: CompatBrowsers): string[] {
  const wanted = asked.map((id) => id.trim().toLowerCase().replaceAll(/[ -]/g, "_"));
  const unknown = wanted.filter((id) => !Object.hasOwn(known, id));
  if (unknown.length > 0)
    throw new ToolError(
      `Unknown browsers: ${unknown.join(", ")}. Known: ${Object.keys(known).join(", ")}.`,
    );
  return wanted.length > 0 ? wanted : Object.keys(known).filter((id) => id !== "ie");
}

function requireFeature({ store, updates }: McpSources, key: string): CompatFeature {
  const found = findFeature(store(), key);
  if (found) return found;
  const changed = updates.listFeatures();
  const explained = explainKey(changed, key);
  if (explained !== null) throw new ToolError(explained);
  const near = listNearKeys(key, listKnownKeys(store(), changed, key));
  const hint =
    near.length === 0
      ? "Use `search` to find keys."
      : `Did you mean ${near.map((each) => `\`${each}\``).join(", ")}?`;
  throw new ToolError(
    `We couldn't find "${key}" in the Browser Compatibility Data. ${hint}`,
  );
}

/** Tells of a key that other tools name, and that no table of a page has; null for other keys. */
function explainKey(changed: readonly { path: string }[], key: string): string | null {
  if (changed.some(({ path }) => path === key))
    return `No page has the table of "${key}". Pass it to \`get-updates\` as \`search\` for the releases that have it.`;
  return changed.some(({ path }) => path.startsWith(`${key}.`))
    ? `"${key}" is a group of features. Pass it to \`list-features\` as \`prefix\` for their keys.`
    : null;
}

interface Shown {
  shown: readonly string[];
  browsers: CompatBrowsers;
  depth: number;
  /** Most sub-features. */
  most: number;
}

function describeFeature(
  feature: CompatFeature,
  { shown, browsers, depth, most }: Shown,
) {
  const ids = feature.browsers.filter((id) => shown.includes(id));
  const describe = (row: CompatRow) => ({
    key: row.key,
    name: toName(row),
    path: row.docPath === null ? null : `/${DEFAULT_LOCALE}${row.docPath}`,
    deprecated: row.deprecated,
    experimental: row.experimental,
    standard_track: !row.nonStandard,
    support: describeSupport(row, ids, browsers),
  });
  const below = feature.below.filter((row) => row.depth <= depth);
  const children = below.slice(0, most).map(describe);
  const more_children = feature.below.length - children.length;
  return { ...describe(feature.row), children, more_children };
}

type Described = ReturnType<typeof describeFeature>;

function toName({ nameHtml }: CompatRow): string {
  return toPlainText(nameHtml);
}

function renderFeature(feature: Described): string {
  const { key, name, path, support, children, more_children: more } = feature;
  const marks = [
    feature.deprecated ? "deprecated" : "",
    feature.experimental ? "experimental" : "",
    feature.standard_track ? "" : "non-standard",
  ].filter(Boolean);
  const lines = children
    .filter((child) => differs(child.support, support))
    .map(
      (child) =>
        `- ${child.name} (\`${child.key}\`): ${renderSupportLine(child.support)}`,
    );
  const same = children.length - lines.length;
  return [
    `# ${name}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`,
    `\`compat-key\`: \`${key}\`${path === null ? "" : `\n\`path\`: \`${path}\``}`,
    renderSupport(support),
    lines.length > 0 ? `Sub-features with other versions:\n${fit(lines)}` : "",
    same > 0 ? `${same} sub-features have the same versions.` : "",
    more > 0
      ? `${more} more sub-features: ask with a greater \`depth\` or their keys.`
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Drops lines at the end that would make the answer longer than clients read. */
function fit(lines: readonly string[]): string {
  let length = 0;
  const kept = lines.filter((line) => (length += line.length) <= MOST_CHARACTERS);
  const dropped = lines.length - kept.length;
  return [...kept, ...(dropped > 0 ? [`- … and ${dropped} more`] : [])].join("\n");
}

function differs(one: readonly BrowserSupport[], other: readonly BrowserSupport[]) {
  return one.some((each, at) => {
    const { since, removed, level } = other[at] ?? each;
    return each.since !== since || each.removed !== removed || each.level !== level;
  });
}
