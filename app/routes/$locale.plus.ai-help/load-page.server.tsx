import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isFormOwner } from "~/domain/accounts/form-owner";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { User } from "~/domain/accounts/user";
import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { toUnavailable } from "~/ui/error-screen/error-responses.server";
import { FIELDS, readSubmission } from "./fields.server";
import styles from "./landing.module.css";
import { type ShownState, showScreen, toPageData } from "./show-screen.server";
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
