import type { AppLoadContext } from "@remix-run/node";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { getObservatoryText } from "~/l10n/observatory-texts.server";
import { expectFailure } from "~/services/api-answers/index.server";
import {
  DEFAULT_PROFILE,
  PROFILES,
  type FinishedScan,
  type Profile,
  type ScanOutcome,
} from "~/services/observatory/index.server";
import { createWords } from "./words.server";

/** Results change with each scan. */
export const UNCACHED = { "Cache-Control": "no-store" };

/** Programs get English texts. */
export function getEnglishWords() {
  return createWords(getObservatoryText(DEFAULT_LOCALE));
}

/** The `host` of a question. Throws the answer to one that has none, or several. */
function readHost(url: URL): string {
  const hosts = url.searchParams.getAll("host");
  const [host] = hosts;
  if (host === undefined)
    throw answerProblem(
      400,
      "error-unknown",
      "querystring must have required property 'host'",
    );
  if (hosts.length > 1)
    throw answerProblem(400, "error-unknown", "querystring/host must be string");
  return host;
}

/** `?algorithm=5` asks for the ten tests of that version. */
export function readProfile(url: URL): Profile {
  const asked = Number(url.searchParams.get("algorithm") ?? DEFAULT_PROFILE);
  return PROFILES.find((profile) => profile === asked) ?? DEFAULT_PROFILE;
}

/** Scans for a program, to the end. Throws the answer to what can't be scanned. */
export async function scanForProgram(
  request: Request,
  context: Pick<AppLoadContext, "services" | "clientAddress" | "expectFailure">,
  maxAgeSeconds: number,
): Promise<FinishedScan> {
  const { services, clientAddress } = context;
  const text = readHost(new URL(request.url));
  const outcome = await services.observatory.scan({ text, maxAgeSeconds, clientAddress });
  if (outcome.kind === "finished") return outcome.scan;
  throw answerFailedScan(outcome, context);
}

function answerFailedScan(
  outcome: Exclude<ScanOutcome, { kind: "finished" }>,
  context: Pick<AppLoadContext, "expectFailure">,
): Response {
  if (outcome.kind === "refused")
    return answerProblem(422, outcome.code, outcome.message);
  if (outcome.kind === "failed")
    return answerProblem(500, "scan-failed", outcome.message, expectFailure(context));
  const seconds = outcome.kind === "limited" ? outcome.retryAfterSeconds : 1;
  return answerProblem(429, "too-many-scans", "Too many scans, please try again later", {
    "Retry-After": String(seconds),
  });
}

function answerProblem(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error, message },
    { status, headers: { ...UNCACHED, ...headers } },
  );
}
