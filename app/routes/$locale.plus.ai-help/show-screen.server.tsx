import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { listBranch, type Conversation } from "~/domain/ai-help/conversation";
import type { User } from "~/domain/accounts/user";
import { toPageTitle } from "~/ui/head/describe-page";
import { withHtml } from "~/ui/html-block/html-block";
import type { Act } from "./fields.server";
import { ScreenContent } from "./screen.server";
import {
  createReaderView,
  type EditedQuestion,
  mayAsk,
  type Screen,
  type ScreenProps,
  type View,
} from "./view.server";

type Args = Pick<LoaderFunctionArgs, "params" | "context">;

/** The data of the page: what its head tells, and its HTML. */
export function toPageData(
  { context }: Pick<Args, "context">,
  { text, home, locale, siteName }: View,
  content: ReactNode,
) {
  const title = text("name");
  const facts = {
    locale,
    path: home,
    parents: [{ uri: home, title }],
    title: toPageTitle(title, siteName),
    description: text("about", { site: siteName }),
    isPrivate: context.user !== null,
    address: context.config.siteOrigin + home,
  };
  const html = renderToStaticMarkup(content);
  return withHtml(facts, { html }, { isDataRequest: context.isDataRequest });
}

export interface ShownState {
  conversation: Conversation | null;
  isStored: boolean;
  /** Message whose branch is shown; the latest when null. */
  messageId?: string | null;
  typed?: string;
  /** Shown in the question field where its question is not on the page. */
  editing?: EditedQuestion | null;
  fault?: string | null;
  pageUrl?: string | null;
  isConfirming?: boolean;
  voted?: Act | null;
}

/** Loads the rest of a signed-in reader's screen: quota, history, page. */
export async function createScreen(
  args: Args,
  user: User,
  state: ShownState,
): Promise<ScreenProps> {
  const view = await createReaderView(args, user);
  const { aiHelp } = args.context.services;
  const { conversation, isStored, messageId = null, editing = null } = state;
  const branch = conversation ? listBranch(conversation, messageId) : [];
  const canEdit =
    mayAsk(view) && branch.some((each) => each.messageId === editing?.messageId);
  const screen: Screen = {
    conversation,
    isStored,
    branch,
    entries: view.isKept
      ? await aiHelp.listConversations(user.id, conversation?.chatId)
      : null,
    typed: [state.typed, canEdit ? "" : editing?.text].filter(Boolean).join("\n\n"),
    editing: canEdit ? editing : null,
    fault: state.fault ?? null,
    page: findPage(state.pageUrl ?? null, args.context),
    isConfirming: state.isConfirming ?? false,
    voted: state.voted ?? null,
  };
  return { view, screen };
}

export async function renderScreen(
  args: Args,
  user: User,
  state: ShownState,
): Promise<string> {
  const props = await createScreen(args, user, state);
  return renderToStaticMarkup(<ScreenContent {...props} />);
}

export async function showScreen(args: Args, user: User, state: ShownState) {
  const props = await createScreen(args, user, state);
  return toPageData(args, props.view, <ScreenContent {...props} />);
}

/** Null for anything but a document of this site. */
function findPage(url: string | null, { services }: Args["context"]): Screen["page"] {
  const card = url === null ? null : services.documents.findPageSummary(url);
  return card && { url: card.mdn_url, title: card.title };
}
