import { z } from "zod/v4";
import { DEFAULT_LOCALE, parsePathLocale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import type { Twin } from "../../twins/index.server";
import { getText, PAGE_INPUT, PageElsewhereError, type AskedText } from "../get-page";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Answer, type Tool } from "../tool";

const DEFAULT_CHARACTERS = 20_000;
const MOST_CHARACTERS = 100_000;
/** Markdown of documentation has about 3.6 to 4.6 characters a token. */
const CHARACTERS_PER_TOKEN = 3.6;

const InputSchema = z.object({
  ...PAGE_INPUT,
  section: z
    .string()
    .max(300)
    .optional()
    .describe(
      "Only this section: its id or heading, from `sections` of an earlier answer.",
    ),
  outline_only: z
    .boolean()
    .default(false)
    .describe("Only the list of sections with their sizes."),
  offset: z.int().min(0).default(0).describe("`next_offset` of the last answer."),
  max_chars: z
    .int()
    .min(200)
    .max(MOST_CHARACTERS)
    .default(DEFAULT_CHARACTERS)
    .describe("Longest text of an answer, in characters."),
  max_tokens: z
    .int()
    .min(100)
    .max(25_000)
    .optional()
    .describe("Longest text in tokens, estimated; the smaller limit holds."),
});

const OutputSchema = z.object({
  url: z
    .string()
    .describe("Address of the page; at another site, where its text is, after a move."),
  path: z.string(),
  title: z.string(),
  locale: z.string().describe("Language that was asked for."),
  served_locale: z.string().describe("Language of this text."),
  modified: z.string().nullable(),
  page_type: z.string().nullable().describe("Null for a page outside the documentation."),
  compat_keys: z.array(z.string()).describe("Pass them to `get-compat`."),
  sections: z.array(z.object({ id: z.string(), title: z.string(), chars: z.int() })),
  total_chars: z.int(),
  next_offset: z.int().optional().describe("Pass it as `offset` for the rest."),
});

type Input = z.output<typeof InputSchema>;
type Output = z.input<typeof OutputSchema>;

/** A page as Markdown: whole, one section, or the outline. */
export function createDocTool(sources: McpSources): Tool {
  return defineTool({
    name: "get-doc",
    title: "Get a page",
    description:
      "Returns a page as Markdown, or one section of it: of the documentation, the blog, the curriculum. Long pages come in parts of 20,000 characters.",
    input: InputSchema,
    output: OutputSchema,
    run(input) {
      try {
        return answer(sources, input);
      } catch (error) {
        // A move is no failure: the caller learns where the text is, as browsers do.
        if (error instanceof PageElsewhereError) return answerElsewhere(error, input);
        throw error;
      }
    },
  });
}

function answer(sources: McpSources, input: Input): Answer<Output> {
  const asked = getText(sources, input);
  const { twin, isPart } = requireTwin(sources, asked, input.section);
  // The front matter comes with the beginning of a whole page.
  const whole = isPart ? twin.body : twin.markdown;
  const shown = input.outline_only ? renderOutline(twin) : whole;
  const { text, next } = cut(shown, input);
  const { document, note, wanted, url: path } = asked;
  const rest =
    next === undefined
      ? ""
      : `(${shown.length - next} characters follow: call again with offset ${next}, or with one \`section\`.)`;
  return {
    text: [note ?? "", text, rest].filter(Boolean).join("\n\n"),
    data: {
      url: toAddress(sources.siteOrigin, path),
      path,
      title: twin.title,
      locale: wanted,
      served_locale: twin.language,
      modified: twin.modified,
      page_type: document?.pageType ?? null,
      compat_keys: document?.browserCompat ?? [],
      sections: twin.sections.map(({ id, title, characters }) => ({
        id,
        title,
        chars: characters,
      })),
      total_chars: shown.length,
      ...(next === undefined ? {} : { next_offset: next }),
    },
  };
}

function answerElsewhere(
  { message: text, path, target }: PageElsewhereError,
  { locale = parsePathLocale(path) ?? DEFAULT_LOCALE }: Input,
): Answer<Output> {
  const data = {
    url: target,
    path,
    title: target,
    locale,
    served_locale: DEFAULT_LOCALE,
    modified: null,
    page_type: null,
    compat_keys: [],
    sections: [],
    total_chars: text.length,
  };
  return { text, data };
}

/** A fragment in the path asks for its section; one that is no section is ignored. */
function requireTwin(
  { twins }: McpSources,
  { url, fragment }: AskedText,
  section: string | undefined,
): { twin: Twin; isPart: boolean } {
  const named = section ?? fragment;
  const twin = named === null ? null : twins.findTwin(url, { section: named });
  if (twin && !twin.isMissingSection) return { twin, isPart: true };
  const whole = twins.findTwin(url);
  if (!whole) throw new ToolError(`We couldn't find ${url}.`);
  if (section === undefined) return { twin: whole, isPart: false };
  const known = whole.sections.map(({ id }) => id);
  throw new ToolError(
    `The page ${url} has no section "${section}". Sections: ${known.join(", ")}.`,
  );
}

function renderOutline({ title, sections }: Twin): string {
  const lines = sections.map(
    ({ id, title: heading, level, characters }) =>
      `${"  ".repeat(Math.max(0, level - 2))}- ${heading} (\`${id}\`): ${characters} characters`,
  );
  return [`# ${title}`, lines.join("\n")].join("\n\n");
}

/** Ends a part at an empty line where there is one, so that no sentence is torn. */
function cut(
  whole: string,
  input: Pick<Input, "offset" | "max_chars" | "max_tokens">,
): { text: string; next?: number } {
  const { offset, max_chars, max_tokens = Infinity } = input;
  if (offset > 0 && offset >= whole.length)
    throw new ToolError(
      `The text ends at ${whole.length}. Leave \`offset\` out to start.`,
    );
  const limit = Math.min(max_chars, Math.floor(max_tokens * CHARACTERS_PER_TOKEN));
  if (whole.length - offset <= limit) return { text: whole.slice(offset) };
  const blank = whole.lastIndexOf("\n\n", offset + limit);
  const end = blank > offset + limit / 2 ? blank : dropHalf(whole, offset + limit);
  return { text: whole.slice(offset, end), next: end };
}

/** Moves an end before a character that it would cut in two. */
function dropHalf(text: string, end: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(end)) ? end - 1 : end;
}
