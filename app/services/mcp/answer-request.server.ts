import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { toRpcError } from "~/domain/site/mcp";
import type { CreateMcpServer } from "./prepare-mcp.server";
import type { Caller } from "./tool";

/** Answers one HTTP request with a JSON-RPC message in its body. */
export type McpAnswers = (request: Request, caller: Caller) => Promise<Response>;

/** Answers are JSON for every client, so each is read as one that accepts it. */
const ACCEPTED = "application/json, text/event-stream";

/** Serves the protocol of 2026 and the older ones, without sessions and always as JSON. */
export function createMcpAnswers(
  createServer: CreateMcpServer,
  onError: (error: unknown) => void,
): McpAnswers {
  const callers = new WeakMap<Request, Caller>();
  const modern = createMcpHandler(
    ({ requestInfo }) =>
      createServer((requestInfo && callers.get(requestInfo)) ?? { clientAddress: "" }),
    { legacy: "reject" },
  );
  return async (original, caller) => {
    const text = await original.text();
    const parsedBody = parseJson(text);
    if (parsedBody === undefined)
      return Response.json(toRpcError("parse", "Parse error"), { status: 400 });
    // The limit of messages counts requests, and the protocol has no batches since June 2025.
    if (Array.isArray(parsedBody))
      return Response.json(toRpcError("invalidRequest", "Send one message at a time"), {
        status: 400,
      });
    if (isSubscription(parsedBody))
      return Response.json(
        toRpcError("method", "There is nothing to subscribe to", readId(parsedBody)),
        { status: 404 },
      );
    const request = new Request(original.url, {
      method: "POST",
      headers: original.headers,
      body: text,
    });
    request.headers.set("accept", ACCEPTED);
    try {
      if (await isLegacyRequest(request, parsedBody))
        return await answerLegacy(createServer(caller), request, parsedBody);
      callers.set(request, caller);
      return await modern.fetch(request, { parsedBody });
    } catch (error) {
      onError(error);
      return Response.json(toRpcError("internal", "Internal error", readId(parsedBody)), {
        status: 500,
      });
    }
  };
}

/** Replaces the SDK's own fallback for old clients, which answers as an event stream. */
async function answerLegacy(
  server: ReturnType<CreateMcpServer>,
  request: Request,
  parsedBody: unknown,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** The one call whose answer never ends. */
function isSubscription(body: unknown): boolean {
  return (
    typeof body === "object" &&
    body !== null &&
    "method" in body &&
    body.method === "subscriptions/listen"
  );
}

/** Clients find the call that an answer belongs to by its id. */
function readId(body: unknown): string | number | null {
  const id = typeof body === "object" && body !== null && "id" in body ? body.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
