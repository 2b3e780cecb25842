import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { REPORT_PATH } from "../security/content-security-policy";

const MAX_BYTES = 16 * 1024;
/** More in one period are somebody's noise. */
const MAX_REPORTS = 1_000;
/** Different ones; what comes after is counted as `other`. */
const MAX_KINDS = 50;
const PERIOD_MILLISECONDS = 60_000;
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/;

/**
 * Takes what browsers report about policies, and logs once a minute how often each directive was
 * met: no address, no page and no sample of code, since anybody may send anything.
 */
export function receiveReports({ logger }: { logger: Logger }): RequestHandler {
  const counts = new Map<string, number>();
  let total = 0;

  function flush(): void {
    logger.warn({ reports: Object.fromEntries(counts), total }, "policy reports");
    counts.clear();
    total = 0;
  }

  function count(directive: string): void {
    const kind = counts.has(directive) || counts.size < MAX_KINDS ? directive : "other";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  return (request, response, next) => {
    if (request.path !== REPORT_PATH) return next();
    response.set("Cache-Control", CACHE_POLICIES.never);
    if (request.method !== "POST")
      return void response.status(405).set("Allow", "POST").end();
    if (!TYPES.test(request.get("content-type") ?? ""))
      return void response.status(415).end();
    if (total === 0) setTimeout(flush, PERIOD_MILLISECONDS).unref();
    total++;
    if (total > MAX_REPORTS) return void response.status(429).end();
    readBody(request)
      .then((body) => {
        if (body === null) return response.status(413).set("Connection", "close").end();
        for (const directive of listDirectives(body)) count(directive);
        return response.status(204).end();
      })
      .catch(next);
  };
}

/** Null when it is longer than any report. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Names of directives in a report of either shape; anything else is `unreadable`. */
function listDirectives(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return [parsed].flat().slice(0, MAX_KINDS).map(findDirective);
  } catch {
    return ["unreadable"];
  }
}

const DIRECTIVE = /^[a-z-]{1,40}$/;

function findDirective(report: unknown): string {
  const facts = readField(report, "csp-report") ?? readField(report, "body");
  const name =
    readField(facts, "effective-directive") ??
    readField(facts, "effectiveDirective") ??
    readField(facts, "violated-directive");
  const [directive = ""] = typeof name === "string" ? name.split(" ", 1) : [];
  return DIRECTIVE.test(directive) ? directive : "unreadable";
}

function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
