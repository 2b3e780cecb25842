import { z } from "zod/v4";
import type { FoundPage } from "../../search/index.server";
import { NEXT_CURSOR, PAGING, takePart } from "../cursor";
import { getPage, PAGE_INPUT } from "../get-page";
import type { McpSources } from "../sources";
import { defineTool, type Tool } from "../tool";

const OutputSchema = z.object({
  path: z.string(),
  children: z.array(
    z.object({
      path: z.string().describe("Pass it to `get-doc`, or here for the pages below."),
      title: z.string(),
      summary: z.string(),
      page_type: z.string().nullable(),
    }),
  ),
  total: z.int(),
  next_cursor: NEXT_CURSOR,
});

/** The pages below a page, such as the members of an interface. */
export function createChildrenTool(sources: McpSources): Tool {
  const { store, search } = sources;
  return defineTool({
    name: "list-children",
    title: "List pages below a page",
    description:
      "Lists the pages directly below a page with their summaries: members of an interface, properties of a CSS area, chapters of a guide.",
    input: z.object({ ...PAGE_INPUT, ...PAGING }),
    output: OutputSchema,
    run(input) {
      const { document, note } = getPage(sources, input);
      const { mdn_url: path, locale } = document;
      const all = listChildren(search.listDocuments(locale), path);
      const { part, next } = takePart(all, input);
      const children = part.map(({ id, url, title }) => {
        const found = store().readDocument(id);
        const summary = found?.summary ?? "";
        return { path: url, title, summary, page_type: found?.pageType ?? null };
      });
      const lines = children.map(
        (child) => `- ${child.title} (\`${child.path}\`): ${child.summary}`,
      );
      const amount = all.length === 1 ? "1 page" : `${all.length} pages`;
      const title = `# ${document.title}: ${amount} below`;
      return {
        text: [note ?? "", title, lines.join("\n")].filter(Boolean).join("\n\n"),
        data: { path, children, total: all.length, ...next },
      };
    },
  });
}

/** Pages below a URL that have no other page between. */
function listChildren(pages: readonly FoundPage[], url: string): FoundPage[] {
  const below = pages.filter((page) => page.url.startsWith(`${url}/`));
  const urls = new Set(below.map((page) => page.url));
  return below.filter((page) => {
    const parents = page.url
      .slice(url.length + 1)
      .split("/")
      .slice(0, -1);
    let parent = url;
    return parents.every((segment) => !urls.has((parent += `/${segment}`)));
  });
}
