import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isFormOwner } from "~/domain/accounts/form-owner";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { User } from "~/domain/accounts/user";
import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { toUnavailable } from "~/ui/error-screen/error-responses.server";
import { findEdited, findSubmitted } from "./ask.server";
import { FIELDS, readSubmission } from "./fields.server";
import styles from "./landing.module.css";
import { type ShownState, showScreen, toPageData } from "./show-screen.server";
import { createView, toLink, type View } from "./view.server";

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
  view: View,
): Promise<{ state: ShownState; headers: Headers }> {
  const query = new URL(request.url).searchParams;
  const chatId = query.get("c");
  const isKept = user.settings?.ai_help_history === true;
  const conversation =
    chatId !== null && isKept
      ? await context.services.aiHelp.findConversation(user.id, chatId)
      : null;
  // A conversation that is not there, or hidden with the history, is a new topic.
  if (chatId !== null && !conversation) throw redirect(toTopicLink(view, query), 303);
  const state: ShownState = {
    conversation,
    isStored: true,
    messageId: query.get("m"),
    typed: query.get("q")?.slice(0, MAX_QUESTION_LENGTH) ?? "",
    pageUrl: query.get("page"),
    isConfirming: conversation !== null && query.get("confirm") === "delete",
  };
  const draft = await takeDraft({ request, user, chatId, context });
  return { state: { ...state, ...draft.state }, headers: draft.headers };
}

/** The address of a new topic with the question and the page of this one. */
function toTopicLink(view: View, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name === "q" || name === "page");
  return toLink(view, Object.fromEntries(kept));
}

interface DraftQuery {
  request: Request;
  user: User;
  /** The conversation of the address. */
  chatId: string | null;
  context: LoaderFunctionArgs["context"];
}

/** The question of a form that was sent after the session had ended, with its conversation. */
async function takeDraft({
  request,
  user,
  chatId,
  context,
}: DraftQuery): Promise<{ state: Partial<ShownState>; headers: Headers }> {
  const { form, clear } = await context.services.formDrafts.take(request);
  const headers = new Headers();
  if (clear !== null) headers.set("Set-Cookie", clear);
  if (!form || !isFormOwner(form.get(FIELDS.owner), user)) return { state: {}, headers };
  const submission = readSubmission(form);
  const { typed, page } = submission;
  const editing = findEdited(submission);
  const state: Partial<ShownState> = { typed, editing, pageUrl: page };
  if (submission.chatId === chatId && chatId !== null) return { state, headers };
  // The draft of another address on this path, or of a conversation that is not stored.
  const isHidden = submission.chatId !== null && !user.settings?.ai_help_history;
  const conversation = isHidden ? null : await findSubmitted(submission, user, context);
  if (!conversation) return { state, headers };
  const { messageId } = submission;
  const isStored = submission.chatId !== null;
  return { state: { ...state, conversation, messageId, isStored }, headers };
}

/** The page for signed-out readers. `next` is the address that they return to. */
function Landing({ view, next }: { view: View; next: string }) {
  const { text, siteName: site } = view;
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <p className={styles.name}>{text("name")}</p>
        <h1>{text("landing-title")}</h1>
        <p className={styles.lead}>{text("landing-lead", { site })}</p>
        <SignIn view={view} next={next} />
      </section>
      <Cards
        view={view}
        title={text("landing-features")}
        cards={["sources", "context", "history"]}
      />
      <Cards
        view={view}
        title={text("landing-reasons")}
        cards={["direct", "short", "learning"]}
      />
      <SignIn view={view} next={next} />
    </div>
  );
}

function SignIn({ view: { locale }, next }: { view: View; next: string }) {
  const text = getInterfaceText(locale);
  const href = signInUrl(next);
  return (
    <p className={styles.actions}>
      <a className="button primary" href={href}>
        {text("account-sign-up")}
      </a>
      <a className="button" href={href}>
        {text("account-log-in")}
      </a>
    </p>
  );
}

type Card = "sources" | "context" | "history" | "direct" | "short" | "learning";

function Cards({
  view: { text },
  title,
  cards,
}: {
  view: View;
  title: string;
  cards: readonly Card[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card}>
            <h3>{text(`landing-${card}-title`)}</h3>
            <p>{text(`landing-${card}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
