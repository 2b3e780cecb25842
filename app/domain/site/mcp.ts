/** Path of the endpoint for agents (Model Context Protocol). */
export const MCP_PATH = "/mcp";

/** Longest message; the longest arguments have a few kB. */
export const MAX_MCP_BYTES = 100 * 1024;

/** Messages from one address; agents ask several times for one answer, and many share an address. */
export const MCP_MESSAGES_PER_MINUTE = 600;

/** Error codes of JSON-RPC 2.0, section 5.1. */
const RPC_ERRORS = {
  parse: -32_700,
  invalidRequest: -32_600,
  method: -32_601,
  internal: -32_603,
} as const;

/** Makes a JSON-RPC error; its id is that of the request, null for one that could not be read. */
export function toRpcError(
  code: keyof typeof RPC_ERRORS,
  message: string,
  id: string | number | null = null,
) {
  return { jsonrpc: "2.0", id, error: { code: RPC_ERRORS[code], message } };
}
