import { z } from "zod/v4";
import { toFence } from "~/domain/text/markdown-code";
import type { Twin, TwinExample } from "../../twins/index.server";
import { getText, PAGE_INPUT } from "../get-page";
import type { McpSources } from "../sources";
import { defineTool, ToolError, type Tool } from "../tool";

const MOST_CHARACTERS = 20_000;

const ExampleSchema = z.object({
  section: z.string().describe("Heading above the code."),
  id: z.string().nullable().describe("Id of the section, for `get-doc`."),
  blocks: z.array(
    z.object({
      language: z.string(),
      code: z.string(),
      notes: z
        .array(z.string())
        .describe("Such as example-bad, hidden or live-sample___id."),
    }),
  ),
});
type Example = z.infer<typeof ExampleSchema>;

const InputSchema = z.object({
  ...PAGE_INPUT,
  section: z.string().max(300).optional().describe("Only this section, by its id."),
});

const OutputSchema = z.object({
  path: z.string(),
  examples: z.array(ExampleSchema),
  more: z.int().describe("Sections left out because the answer would be too long."),
});

/** The code of a page, by section. */
export function createExamplesTool(sources: McpSources): Tool {
  return defineTool({
    name: "get-examples",
    title: "Get code examples",
    description:
      "Returns the code of a page without its text, by section: syntax, live samples, snippets.",
    input: InputSchema,
    output: OutputSchema,
    run({ section, ...asked }) {
      const { url: path, note } = getText(sources, asked);
      const blocks = sources.twins.listExamples(path) ?? [];
      const all = listExamples(blocks, sources.twins.findTwin(path)?.sections ?? []);
      const wanted = all.filter(({ id }) => section === undefined || id === section);
      if (wanted.length === 0) throw new ToolError(explain(path, all));
      const examples = takeFitting(wanted);
      return {
        text: [note ?? "", ...examples.map(renderExample)].filter(Boolean).join("\n\n"),
        data: { path, examples, more: wanted.length - examples.length },
      };
    },
  });
}

function explain(path: string, all: readonly Example[]): string {
  const ids = all.flatMap(({ id }) => id ?? []).slice(0, 20);
  return ids.length === 0
    ? `The page ${path} has no code.`
    : `That section has no code. Sections with code: ${ids.join(", ")}.`;
}

/** Groups the blocks of a page by the section that contains them. */
function listExamples(
  blocks: readonly TwinExample[],
  sections: Twin["sections"],
): Example[] {
  const titles = new Map<string | null, string>(
    sections.map(({ id, title }) => [id, title]),
  );
  const examples = new Map<string | null, Example>();
  for (const { language, code, section: id, notes } of blocks) {
    const section = titles.get(id) ?? "";
    const example = examples.get(id) ?? { section, id, blocks: [] };
    example.blocks.push({ language, code, notes });
    examples.set(id, example);
  }
  return [...examples.values()];
}

/** The first example is never left out, however long it is. */
function takeFitting(examples: readonly Example[]): Example[] {
  let length = 0;
  return examples.filter((example, at) => {
    length += renderExample(example).length;
    return at === 0 || length <= MOST_CHARACTERS;
  });
}

function renderExample({ section, blocks }: Example): string {
  const code = blocks.map(({ language, code: text }) =>
    toFence(text.replace(/\n$/, ""), language),
  );
  return [section === "" ? "" : `## ${section}`, ...code].filter(Boolean).join("\n\n");
}
