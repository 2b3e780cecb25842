import { z } from "zod/v4";
import { DEFAULT_LOCALE, LOCALES } from "~/domain/locales/locale";
import { SEARCH_TOPICS } from "~/domain/search/search-topics";
import type { FoundPage, FindResults } from "../../search/index.server";
import type { McpSources } from "../sources";
import { defineTool, type Tool } from "../tool";

/** Pages that a filter by page type may read; a third of a millisecond each. */
const MOST_TYPED = 60;
const MOST_FOUND = 500;

const HitSchema = z.object({
  path: z.string().describe("Pass it to `get-doc`."),
  title: z.string(),
  summary: z.string(),
  page_type: z.string().nullable().describe("Null for a page outside the documentation."),
  compat_keys: z.array(z.string()).describe("Pass them to `get-compat`."),
  baseline: z
    .enum(["high", "low", "limited", "discouraged", "removing"])
    .nullable()
    .describe(
      "high: widely available; low: newly available; discouraged: `get-baseline` tells what to use instead.",
    ),
});
type Hit = z.infer<typeof HitSchema>;

const InputSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe("Search terms, e.g. 'array methods' or 'grid-template-areas'."),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE).describe("Language of the pages."),
  area: z.enum(SEARCH_TOPICS).optional().describe("Only pages of this area."),
  page_type: z
    .string()
    .max(60)
    .optional()
    .describe(
      "Only pages of this type, such as css-property, web-api-interface, javascript-instance-method, html-element or guide.",
    ),
  limit: z.int().min(1).max(50).default(10).describe("Most hits of an answer."),
  offset: z.int().min(0).max(MOST_FOUND).default(0).describe("Number of hits to skip."),
});

const OutputSchema = z.object({
  total: z.int().describe("Pages found in all; with page_type, among the best sixty."),
  match: z
    .enum(["all", "close", "some"])
    .describe(
      "all: pages with all words; close: similar names; some: some of the words.",
    ),
  hits: z.array(HitSchema),
  next_offset: z.int().optional(),
  suggestion: z.string().optional().describe("A more likely spelling."),
});

/** Full-text search with the facts that the other tools ask for. */
export function createSearchTool({ store, search }: McpSources): Tool {
  return defineTool({
    name: "search",
    title: "Search the documentation",
    description:
      "Searches the documentation of the web platform: HTML, CSS, JavaScript, HTTP, Web APIs, guides. Use names of features and technical keywords, not whole questions.",
    input: InputSchema,
    output: OutputSchema,
    run(input) {
      const { query, locale, area: topic = null, limit, offset } = input;
      const found = search.find({ query, locale, topic, count: MOST_FOUND });
      const read = (page: FoundPage) => readHit(store(), page);
      const hits =
        input.page_type === undefined
          ? found.pages.slice(offset, offset + limit).map(read)
          : found.pages
              .slice(0, MOST_TYPED)
              .map(read)
              .filter(({ page_type }) => page_type === input.page_type);
      const isTyped = input.page_type !== undefined;
      const shown = isTyped ? hits.slice(offset, offset + limit) : hits;
      const total = isTyped ? hits.length : found.total;
      const next = offset + shown.length;
      const isMore = shown.length > 0 && next < Math.min(total, MOST_FOUND);
      return {
        text: renderHits(query, shown, { ...found, total }),
        data: {
          total,
          match: found.match,
          hits: shown,
          ...(isMore ? { next_offset: next } : {}),
          ...(found.suggestion ? { suggestion: found.suggestion.text } : {}),
        },
      };
    },
  });
}

function readHit(store: ReturnType<McpSources["store"]>, page: FoundPage): Hit {
  const { id, url: path, title } = page;
  const document = page.isArea ? null : store.readDocument(id);
  if (!document) {
    const summary = store.readSearchedPage(id)?.summary ?? "";
    return { path, title, summary, page_type: null, compat_keys: [], baseline: null };
  }
  const { summary, pageType, browserCompat, baseline } = document;
  return {
    path,
    title,
    summary,
    page_type: pageType,
    compat_keys: browserCompat,
    baseline: baseline && baseline.feature.status,
  };
}

function renderHits(query: string, hits: readonly Hit[], found: FindResults): string {
  const hint = found.suggestion ? `Did you mean "${found.suggestion.text}"?` : "";
  if (hits.length > 0) return [...hits.map(renderHit), hint].filter(Boolean).join("\n\n");
  if (found.total > 0)
    return `No more results for query "${query}": ${found.total} in all. Pass a smaller \`offset\`.`;
  const near = found.near.slice(0, 3).map(({ title, url }) => `- ${title}: \`${url}\``);
  return [
    `No results found for query "${query}", perhaps try something else.`,
    hint,
    near.length > 0 ? `Pages with a similar name:\n${near.join("\n")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function renderHit({ path, title, summary, compat_keys: keys }: Hit): string {
  const quoted = keys.map((key) => `\`${key}\``).join(", ");
  const label = keys.length === 1 ? "compat-key" : "compat-keys";
  return [
    `# ${title}`,
    `\`path\`: \`${path}\``,
    ...(keys.length === 0 ? [] : [`\`${label}\`: ${quoted}`]),
    summary,
  ].join("\n");
}
