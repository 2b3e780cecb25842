import { McpServer } from "@modelcontextprotocol/server";
import { writeInstructions } from "./instructions";
import { registerResources } from "./resources";
import type { McpSources } from "./sources";
import type { Caller } from "./tool";
import { createBaselineTool } from "./tools/get-baseline";
import { createChildrenTool } from "./tools/list-children";
import { createCompatTool } from "./tools/get-compat";
import { createDocTool } from "./tools/get-doc";
import { createExamplesTool } from "./tools/get-examples";
import { createFeaturesTool } from "./tools/list-features";
import { createHeadersTool } from "./tools/check-headers";
import { createSearchTool } from "./tools/search";
import { createUpdatesTool } from "./tools/get-updates";

const HOUR_MILLISECONDS = 3_600_000;
const CACHE_HINT = { ttlMs: HOUR_MILLISECONDS, cacheScope: "public" } as const;
const SERVER_NAME = "web-docs";

/** Makes a server for one request or connection; it holds no state. */
export type CreateMcpServer = (caller: Caller) => McpServer;

/** Prepares tools and instructions once; the returned function then makes servers of them. */
export function prepareMcp(
  sources: McpSources,
  onError: (error: unknown) => void,
): CreateMcpServer {
  const tools = [
    createSearchTool(sources),
    createDocTool(sources),
    createCompatTool(sources),
    createBaselineTool(sources),
    createExamplesTool(sources),
    createChildrenTool(sources),
    createFeaturesTool(sources),
    createUpdatesTool(sources),
    ...(sources.scanner ? [createHeadersTool(sources.scanner)] : []),
  ];
  const instructions = writeInstructions(sources.siteName, tools);
  const { siteName: title, version, siteOrigin: websiteUrl } = sources;
  return (caller) => {
    const server = new McpServer(
      { name: SERVER_NAME, title, version, websiteUrl },
      {
        instructions,
        cacheHints: {
          "tools/list": CACHE_HINT,
          "resources/templates/list": CACHE_HINT,
          "server/discover": CACHE_HINT,
        },
      },
    );
    for (const tool of tools) tool.register(server, caller, onError);
    registerResources(server, sources);
    return server;
  };
}
