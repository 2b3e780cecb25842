import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
} from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { requireOwnForm } from "~/routes/users/require-user";
import { readFormBody } from "~/services/api-answers/index.server";
import { isSameCode } from "~/domain/play/play-state";
import type { LoadedPlay, PlayProblem } from "./loaded-play";
import {
  readForm,
  readShared,
  readSharedId,
  type ReadPlay,
  serveRun,
} from "./read-play.server";

const STATUSES: Readonly<Partial<Record<PlayProblem, number>>> = {
  reason: 400,
  "signed-out": 401,
  id: 404,
  "too-large": 413,
  limited: 429,
  unavailable: 503,
};

/**
 * Runs the action of the pressed button; the response always contains the submitted code.
 */
export async function answerForm(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await readFormBody(request);
  const intent = form.get("intent");
  if (intent === "flag") return flag(form, args);
  const read = readForm(form, context);
  if (intent === "share" && read.problem === null) return share(read.loaded, form, args);
  return show(read, context);
}

async function share(loaded: LoadedPlay, form: FormData, args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { user, services } = context;
  if (context.isUserUnknown) return fail("unavailable", { loaded }, context);
  if (!user)
    return fail("signed-out", { loaded, cookies: await keepDraft(form, args) }, context);
  requireOwnForm(request, form, user);
  const { code, src } = loaded;
  const outcome = await ask(context, () =>
    services.playShares.save(user.id, { ...code, src }),
  );
  if (outcome === null) return fail("unavailable", { loaded }, context);
  if (outcome.isSaved)
    return redirect(`/${readLocale(params)}/play?id=${outcome.id}`, 303);
  const { problem } = outcome;
  return fail(problem === "fields" ? "too-large" : problem, { loaded }, context);
}

/** Keeps the code until its reader has logged in; returns the cookies for it, none where it can't be kept. */
async function keepDraft(
  form: FormData,
  { request, context }: ActionFunctionArgs,
): Promise<string[]> {
  const { services, clientAddress } = context;
  const { pathname: address } = new URL(request.url);
  const cookieHeader = request.headers.get("cookie");
  const draft = { form, address, clientAddress, cookieHeader };
  return (await ask(context, () => services.formDrafts.keep(draft))) ?? [];
}

async function flag(form: FormData, { context, params }: ActionFunctionArgs) {
  const id = readSharedId(form);
  const given = form.get("reason");
  const reason = typeof given === "string" ? given : "";
  const shared = (await readShared(id ?? "", context)).loaded;
  const loaded = readEdited(form, shared, context);
  if (reason.trim() === "") return fail("reason", { loaded, report: reason }, context);
  const { services, clientAddress, logger } = context;
  const outcome = await ask(context, () =>
    services.playShares.flag({ id, reason }, clientAddress),
  );
  // The code may be out of reach too, but the report needs its form.
  if (outcome === null)
    return fail(
      "unavailable",
      { loaded: { ...loaded, sharedId: id }, report: reason },
      context,
    );
  if (!outcome.isFlagged)
    return fail(outcome.problem, { loaded, report: reason }, context);
  logger.warn({ playgroundId: id }, "shared code was flagged");
  // A redirect would lose what was typed.
  if (!isSameCode(loaded.code, shared.code))
    return show({ loaded, problem: null, status: 200 }, context, { report: reason });
  const message = { kind: "success", text: "play-flag-done" } as const;
  return redirect(`/${readLocale(params)}/play?id=${id ?? ""}`, {
    status: 303,
    headers: { "Set-Cookie": await services.flash.write(message) },
  });
}

/** Shared code as its reader has changed it; a report does not run it. Scripts send the report alone. */
function readEdited(
  form: FormData,
  shared: LoadedPlay,
  context: AppLoadContext,
): LoadedPlay {
  if (!form.has("html")) return shared;
  const { code, src } = readForm(form, context).loaded;
  return { ...shared, code, src, source: "shared" };
}

/** Null while the database is unavailable. */
async function ask<Outcome>(
  { logger }: AppLoadContext,
  call: () => Promise<Outcome>,
): Promise<Outcome | null> {
  try {
    return await call();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.error({ err: error }, "the playground's form could not be answered");
    return null;
  }
}

interface FailedForm {
  loaded: LoadedPlay;
  /** Set-Cookie headers. */
  cookies?: readonly string[];
  /** Reason of a report; it stays in its form where there is a problem. */
  report?: string;
}

function fail(
  problem: PlayProblem,
  { loaded, ...answer }: FailedForm,
  context: AppLoadContext,
) {
  const status = STATUSES[problem] ?? 400;
  return show({ loaded, problem, status }, context, answer);
}

async function show(
  { loaded, problem, status }: ReadPlay,
  context: AppLoadContext,
  { report, cookies = [] }: Omit<FailedForm, "loaded"> = {},
) {
  const { playgroundOrigin } = context.config;
  const isTooLarge = problem === "too-large";
  const served = isTooLarge ? null : await serveRun(loaded, playgroundOrigin);
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return data({ loaded, problem, served, report: report ?? null }, { status, headers });
}
