import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** Eras of the protocol, as the options of the SDK's client choose them. */
export const ERAS = {
  legacy: {},
  auto: { versionNegotiation: { mode: "auto" } },
  modern: { versionNegotiation: { mode: { pin: "2026-07-28" } } },
} as const;
export type Era = keyof typeof ERAS;

/** Connects the SDK's own client to a server. */
export async function connectClient(origin: string, era: Era): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, ERAS[era]);
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", origin)));
  return client;
}

export interface ToolAnswer {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** Calls a tool and returns its text and data. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const { content, structuredContent, isError } = await client.callTool({
    name,
    arguments: args,
  });
  const text = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  return {
    text,
    data: (structuredContent ?? {}) as Record<string, unknown>,
    isError: isError === true,
  };
}
