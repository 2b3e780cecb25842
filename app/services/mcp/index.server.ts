export { createMcpAnswers, type McpAnswers } from "./answer-request.server";
export { prepareMcp } from "./prepare-mcp.server";
export type { McpSources } from "./sources";
