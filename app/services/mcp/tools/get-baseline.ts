import { z } from "zod/v4";
import type { Baseline } from "~/domain/compat/baseline";
import type { BaselineChange } from "~/domain/compat/updates";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { toPlainText } from "~/domain/text/to-plain-text";
import { findFeature, type CompatFeature } from "../../compat-data/index.server";
import { NEXT_CURSOR, PAGING, takePart } from "../cursor";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Tool } from "../tool";

const LEVELS = ["high", "low", "limited"] as const;

const FeatureSchema = z.object({
  id: z.string().describe("Id in web-features."),
  name: z.string(),
  baseline: z
    .enum(LEVELS)
    .describe(
      "high: widely available; low: newly available; limited: not in all browsers.",
    ),
  low_date: z.string().nullable().describe("Day since which all core browsers have it."),
  high_date: z.string().nullable().describe("Day since which it is widely available."),
  path: z.string().nullable().describe("Pass it to `get-doc`."),
  support: z.record(z.string(), z.string()).describe("First version by id of a browser."),
  discouraged: z.string().optional().describe("Why it should not be used any more."),
  alternatives: z
    .array(z.object({ name: z.string(), path: z.string().nullable() }))
    .optional()
    .describe("What to use instead."),
});
type Feature = z.infer<typeof FeatureSchema>;

const InputSchema = z.object({
  feature: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe(
      "Id or name in web-features, key in browser-compat-data, or name of a feature: `container-queries`, `:has()`, `api.Headers`.",
    ),
  since: z.iso
    .date()
    .optional()
    .describe("Instead of a feature: all that reached the level since this day."),
  until: z.iso.date().optional().describe("Last day for `since`."),
  level: z
    .enum(["low", "high"])
    .default("low")
    .describe("With `since`: low for newly available, high for widely available."),
  ...PAGING,
});

const OutputSchema = z.object({
  features: z.array(FeatureSchema),
  total: z.int(),
  next_cursor: NEXT_CURSOR,
});

/** Whether a feature works across browsers, or what has begun to. */
export function createBaselineTool(sources: McpSources): Tool {
  return defineTool({
    name: "get-baseline",
    title: "Get Baseline status",
    description:
      "Tells whether a feature works in all core browsers and since when (Baseline), and what replaces a discouraged one; or, with `since`, which features became newly or widely available.",
    input: InputSchema,
    output: OutputSchema,
    run(input) {
      if (input.feature !== undefined) return answerFeature(sources, input.feature);
      if (input.since === undefined)
        throw new ToolError("Pass `feature`, or `since` with a date such as 2026-01-01.");
      const { since, until = "9999" } = input;
      const changes = sources.updates
        .listBaseline()
        .filter(
          ({ level, date }) => level === input.level && date >= since && date <= until,
        );
      const { part, next } = takePart(changes, input);
      const features = part.map((change) => toChanged(sources, change));
      const lines = part.map(
        ({ date, name, description }) => `- ${date}: **${name}**: ${description}`,
      );
      const amount = changes.length === 1 ? "1 feature" : `${changes.length} features`;
      const title = `${amount} became ${input.level === "low" ? "newly" : "widely"} available since ${since}.`;
      return {
        text: [title, lines.join("\n")].filter(Boolean).join("\n\n"),
        data: { features, total: changes.length, ...next },
      };
    },
  });
}

function answerFeature(sources: McpSources, asked: string) {
  const docPath = findKey(sources, asked)?.row.docPath ?? null;
  const found = findChanged(sources, asked) ?? findByPage(sources, asked, docPath);
  if (!found)
    throw new ToolError(
      `We couldn't find the feature "${asked}".${suggest(sources, asked)} \`search\` also tells the Baseline status of each hit.`,
    );
  const text = renderFeature(found);
  const note = docPath?.includes("#") ? `\n${NO_OWN_PAGE}` : "";
  return { text: text + note, data: { features: [found], total: 1 } };
}

const NO_OWN_PAGE =
  "This is the status of the page whose section describes the key, which may have another: `get-compat` tells its versions.";

function findKey({ store }: McpSources, asked: string): CompatFeature | null {
  const isKey = /^[\w@*-]+(?:\.[\w@*-]+)+$/.test(asked);
  return isKey ? findFeature(store(), asked) : null;
}

/** Finds a feature that reached Baseline by its id or name. */
function findChanged(sources: McpSources, asked: string): Feature | null {
  const wanted = asked.toLowerCase();
  const change = sources.updates
    .listBaseline()
    .find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  return change ? toChanged(sources, change) : null;
}

function toChanged(sources: McpSources, change: BaselineChange): Feature {
  const { id, name } = change;
  const toUrl = (page: string | null) => page && `/${DEFAULT_LOCALE}${page}`;
  const path = toUrl(change.page);
  // Overviews have no status.
  const keyUrl = toUrl(change.keyPage);
  const dates = sources.updates.listBaseline().filter((each) => each.id === id);
  const findDate = (level: string) => dates.find((each) => each.level === level)?.date;
  const high_date = findDate("high") ?? null;
  const baseline = keyUrl && sources.store().findDocument(keyUrl)?.document.baseline;
  return {
    id,
    name,
    path,
    high_date,
    low_date: findDate("low") ?? null,
    baseline: high_date === null ? "low" : "high",
    ...(baseline && baseline.feature.id === id
      ? { support: toSupport(baseline), ...toAdvice(baseline) }
      : { support: {} }),
  };
}

/** Finds a feature by the page of a key, perhaps with a fragment, or by the best pages that have the name. */
function findByPage(
  { store, search }: McpSources,
  asked: string,
  docPath: string | null,
): Feature | null {
  const urls = docPath
    ? [`/${DEFAULT_LOCALE}${docPath.replace(/#.*$/, "")}`]
    : search
        .find({ query: asked, locale: DEFAULT_LOCALE, topic: null, count: 5 })
        .pages.map(({ url }) => url);
  for (const url of urls) {
    const document = store().findDocument(url)?.document;
    if (
      document?.baseline &&
      (docPath !== null || isAsked(document.baseline, document.title, asked))
    )
      return toFeature(document.baseline, url);
  }
  return null;
}

/** Compares names, because a hit of the search may be about something else. */
function isAsked({ feature }: Baseline, title: string, asked: string): boolean {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const wanted = fold(asked);
  return (
    fold(feature.id) === wanted ||
    fold(feature.name) === wanted ||
    fold(title).startsWith(wanted)
  );
}

function toFeature(baseline: Baseline, path: string): Feature {
  const { feature, baseline_low_date, baseline_high_date } = baseline;
  return {
    id: feature.id,
    name: feature.name,
    path,
    baseline: baseline.baseline || "limited",
    low_date: baseline_low_date ?? null,
    high_date: baseline_high_date ?? null,
    support: toSupport(baseline),
    ...toAdvice(baseline),
  };
}

/** Tells what replaced a feature that is discouraged. */
function toAdvice({ feature, alternatives }: Baseline) {
  const { discouraged } = feature;
  const named = alternatives?.map(({ name, mdn_url: url }) => ({
    name,
    path: url === null ? null : `/${DEFAULT_LOCALE}${url}`,
  }));
  return {
    ...(discouraged && { discouraged: toPlainText(discouraged.reason_html) }),
    ...(named && named.length > 0 && { alternatives: named }),
  };
}

function toSupport({ support }: Baseline): Record<string, string> {
  const known = Object.entries(support).flatMap(([browser, version]) =>
    version === undefined ? [] : [[browser, version] as const],
  );
  return Object.fromEntries(known);
}

function suggest({ updates }: McpSources, asked: string): string {
  const words = asked
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const near = updates
    .listBaseline()
    .filter(({ id, name }) =>
      words.some((word) => id.includes(word) || name.toLowerCase().includes(word)),
    )
    .map(({ id }) => id);
  const nearest = [...new Set(near)].slice(0, 3);
  return nearest.length === 0 ? "" : ` Did you mean ${nearest.join(", ")}?`;
}

const STATES: Readonly<Record<Feature["baseline"], string>> = {
  high: "Baseline, widely available",
  low: "Baseline, newly available",
  limited: "not Baseline: limited availability",
};

function renderFeature(feature: Feature): string {
  const { name, id, baseline, low_date, high_date, path, support } = feature;
  const { discouraged, alternatives = [] } = feature;
  const instead = alternatives.map((each) =>
    each.path === null ? each.name : `${each.name} (\`${each.path}\`)`,
  );
  const versions = Object.entries(support).map(
    ([browser, since]) => `${browser} ${since}`,
  );
  return [
    `# ${name}`,
    `${STATES[baseline]} (web-features: \`${id}\`).`,
    low_date === null ? "" : `In all core browsers since ${low_date}.`,
    high_date === null ? "" : `Widely available since ${high_date}.`,
    discouraged === undefined ? "" : `Discouraged: ${discouraged}`,
    instead.length > 0 ? `Use instead: ${instead.join(", ")}.` : "",
    versions.length > 0 ? `First versions: ${versions.join(", ")}.` : "",
    path === null ? "" : `\`path\`: \`${path}\``,
  ]
    .filter(Boolean)
    .join("\n");
}
