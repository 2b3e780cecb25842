/** A tool that the page offers to an agent in the browser (WebMCP). */
export interface PageTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: true; untrustedContentHint: false };
  execute(input: Record<string, unknown>): Promise<string>;
}

/** `document.modelContext` of browsers that have it; the draft may still change. */
export interface ModelContext {
  registerTool(tool: PageTool): unknown;
}

export interface PageToolsOptions {
  origin: string;
  locale: string;
  /** Path of the current page, which is read when no other is asked for. */
  readPath(): string;
  fetchText(url: string): Promise<string>;
}

const MARKS = { readOnlyHint: true, untrustedContentHint: false } as const;

/** Offers search and reading, over the same addresses that programs use. */
export function offerTools(context: ModelContext, options: PageToolsOptions): void {
  const { origin, locale, readPath, fetchText } = options;
  context.registerTool({
    name: "search-docs",
    title: "Search the documentation",
    description: "Searches this site by keywords; returns JSON with paths and summaries.",
    inputSchema: toSchema("query", "Keywords or the name of a feature."),
    annotations: MARKS,
    execute({ query }) {
      const params = new URLSearchParams({ q: toText(query), locale });
      return fetchText(`${origin}/api/v1/search?${params.toString()}`);
    },
  });
  context.registerTool({
    name: "read-doc",
    title: "Read a page",
    description: "Returns a page of this site as Markdown: the open one without a path.",
    inputSchema: toSchema("path", "Path of a page, as the search returns it.", false),
    annotations: MARKS,
    execute({ path }) {
      const url = new URL(toText(path) || readPath(), origin);
      if (url.origin !== origin) return Promise.resolve("This is no page of this site.");
      return fetchText(`${origin}${url.pathname.replace(/\/$|\.md$/, "")}.md`);
    },
  });
}

function toSchema(name: string, description: string, isRequired = true): object {
  return {
    type: "object",
    properties: { [name]: { type: "string", description } },
    required: isRequired ? [name] : [],
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Starts the tools on this page. */
export function startPageTools(context: ModelContext): void {
  // A policy of the page or browser may refuse tools, which is no error of the page.
  const registerTool = async (tool: PageTool): Promise<unknown> =>
    context.registerTool(tool);
  const quiet = {
    registerTool: (tool: PageTool) => void registerTool(tool).catch(() => null),
  };
  offerTools(quiet, {
    origin: location.origin,
    locale: document.documentElement.lang,
    readPath: () => location.pathname,
    fetchText: async (url) => (await fetch(url)).text(),
  });
}
