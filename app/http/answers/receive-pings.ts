import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { readBody } from "../read-body";

const PATH = /^\/submit\/([^/]+)\/([^/]+)\/1\/([^/]+)$/;
/** Length of the longest ping (content areas, 9). */
const MAX_BYTES = 1_048_576;

export interface PingReceiver {
  /** Resolves to the status of the answer. */
  receive(ping: {
    application: string;
    name: string;
    id: string;
    headers: Record<string, string | undefined>;
    body: Buffer;
  }): Promise<number>;
}

/**
 * Receives telemetry pings (server contract, 20): `POST /submit/{application}/{ping}/1/{id}`. Without
 * a receiver the addresses are like any other that has no service.
 */
export function receivePings(telemetry: PingReceiver | null): RequestHandler {
  if (telemetry === null) return (_request, _response, next) => next();
  return (request, response, next) => {
    const [, application = "", name = "", id = ""] = PATH.exec(request.path) ?? [];
    if (id === "") return next();
    response.set("Cache-Control", CACHE_POLICIES.never);
    if (request.method !== "POST")
      return void response.status(405).set("Allow", "POST").end();
    readBody(request, MAX_BYTES)
      .then(async (body) => {
        if (body === null) return response.status(413).set("Connection", "close").end();
        const headers = flattenHeaders(request.headers);
        const status = await telemetry.receive({ application, name, id, headers, body });
        return response.status(status).end();
      })
      .catch(next);
  };
}

function flattenHeaders(headers: IncomingMessage["headers"]) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value?.toString()]),
  );
}
