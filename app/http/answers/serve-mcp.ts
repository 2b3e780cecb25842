import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { MAX_MCP_BYTES, MCP_PATH, toRpcError } from "~/domain/site/mcp";
import { CACHE_POLICIES } from "../caching/cache-policies";

/** Answers a JSON-RPC message. */
export type McpAnswers = (
  request: Request,
  caller: { clientAddress: string },
) => Promise<Response>;

export interface ServeMcpOptions {
  siteOrigin: string;
  mcp: McpAnswers;
}

/** Serves the Model Context Protocol: one POST, one JSON answer, no sessions. */
export function serveMcp({ siteOrigin, mcp }: ServeMcpOptions): express.Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.use(MCP_PATH, allow());
  router.post(
    MCP_PATH,
    express.text({ type: () => true, limit: MAX_MCP_BYTES, inflate: false }),
    answer(siteOrigin, mcp),
  );
  router.use(MCP_PATH, answerBadBody());
  return router;
}

function allow(): RequestHandler {
  return (request, response, next) => {
    response.set("Cache-Control", CACHE_POLICIES.never);
    if (request.method === "POST") return next();
    response.status(405).set("Allow", "POST");
    response.json(toRpcError("invalidRequest", "Send JSON-RPC messages with POST."));
  };
}

function answer(siteOrigin: string, mcp: McpAnswers): RequestHandler {
  return (request, response, next) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === "string" && name !== "cookie") headers.set(name, value);
    const body = typeof request.body === "string" ? request.body : "";
    const { clientAddress } = response.locals;
    mcp(new Request(siteOrigin + MCP_PATH, { method: "POST", headers, body }), {
      clientAddress,
    })
      .then(async (answered) => {
        response.status(answered.status);
        for (const name of ["content-type", "allow"]) {
          const value = answered.headers.get(name);
          if (value !== null) response.set(name, value);
        }
        const body = Buffer.from(await answered.arrayBuffer());
        // A notification has no answer; Express would name a type for it.
        if (body.length === 0) response.end();
        else response.send(body);
      })
      .catch(next);
  };
}

/** Bodies that could not be read: unknown charset or coding, wrong length, cut off. */
function answerBadBody(): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const status = readStatus(error);
    if (status === null || response.headersSent) return next(error);
    response
      .status(status)
      .json(toRpcError("invalidRequest", "The body is not readable."));
  };
}

function readStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !("status" in error)) return null;
  const { status } = error;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}
