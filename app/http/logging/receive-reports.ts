import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { readBody } from "../read-body";
import { REPORT_PATH } from "../security/content-security-policy";

const MAX_BYTES = 16 * 1024;
/** Reports per period; more are noise. */
const MAX_REPORTS = 1_000;
/** Limits the number of distinct directives; further ones count as `other`. */
const MAX_KINDS = 50;
const PERIOD_MILLISECONDS = 60_000;
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/;

/**
 * Receives CSP reports and logs once a minute how often each directive was violated. It logs no
 * address, page or code, because anybody can send forged reports.
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
    readBody(request, MAX_BYTES)
      .then((body) => {
        if (body === null) return response.status(413).set("Connection", "close").end();
        for (const directive of listDirectives(body.toString())) count(directive);
        return response.status(204).end();
      })
      .catch(next);
  };
}

/** Returns the directives of a report in either format; `unreadable` for anything else. */
function listDirectives(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return [parsed].flat().slice(0, MAX_KINDS).map(readDirective);
  } catch {
    return ["unreadable"];
  }
}

const DIRECTIVE = /^[a-z-]{1,40}$/;

function readDirective(report: unknown): string {
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
