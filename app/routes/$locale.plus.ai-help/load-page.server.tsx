import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner } from "~/domain/accounts/form-owner";
import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import type { User } from "~/domain/accounts/user";
import { toUnavailable } from "~/ui/error-screen/unavailable.server";
import { FIELDS, readSubmission } from "./fields.server";
import { Landing } from "./landing.server";
import { showScreen, toPageData, type ShownState } from "./show-screen.server";
import { createView, type View } from "./view.server";

/**
 * The page: what AI Help is for signed-out readers, a conversation (`?c=`, `?m=` for another of its
 * branches) or a new question (`?q=`, `?page=`) for others.
 */
export async function loadPage(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const view = createView(args);
  if (context.isUserUnknown) throw toUnavailable(view.locale, view.siteName);
  const { user } = context;
  if (!user) {
    const { search } = new URL(request.url);
    const landing = <Landing view={view} next={view.home + search} />;
    return data(toPageData(args, view, landing));
  }
  const { state, headers } = await readState(args, user, view);
  headers.set("Cache-Control", "no-store");
  return data(await showScreen(args, user, state), { headers });
}

async function readState(
  { request, context }: LoaderFunctionArgs,
  user: User,
  { home }: View,
): Promise<{ state: ShownState; headers: Headers }> {
  const query = new URL(request.url).searchParams;
  const chatId = query.get("c");
  const isKept = user.settings?.ai_help_history === true;
  const conversation =
    chatId !== null && isKept
      ? await context.services.aiHelp.findConversation(user.id, chatId)
      : null;
  // A conversation that is not there, or hidden with the history, is a new topic.
  if (chatId !== null && !conversation) throw redirect(home, 303);
  const state: ShownState = {
    conversation,
    isStored: true,
    messageId: query.get("m"),
    typed: query.get("q")?.slice(0, MAX_QUESTION_LENGTH) ?? "",
    pageUrl: query.get("page"),
    isConfirming: conversation !== null && query.get("confirm") === "delete",
  };
  const draft = await takeDraft(request, user, context);
  return { state: { ...state, ...draft.state }, headers: draft.headers };
}

/** The question of a form that was sent after the session had ended. */
async function takeDraft(
  request: Request,
  user: User,
  { services }: LoaderFunctionArgs["context"],
): Promise<{ state: Partial<ShownState>; headers: Headers }> {
  const { form, clear } = await services.formDrafts.take(request);
  const headers = new Headers();
  if (clear !== null) headers.set("Set-Cookie", clear);
  if (!form || !isFormOwner(form.get(FIELDS.owner), user)) return { state: {}, headers };
  const { typed, edited, carried, page } = readSubmission(form);
  const state = { typed: edited ?? typed, pageUrl: page };
  return {
    state: carried ? { ...state, conversation: carried, isStored: false } : state,
    headers,
  };
}
