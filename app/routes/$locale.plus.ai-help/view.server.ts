import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AnswerKind, Quota, Source } from "~/domain/ai-help/ai-help";
import type {
  BranchMessage,
  Conversation,
  ConversationEntry,
} from "~/domain/ai-help/conversation";
import { writeFormOwner } from "~/domain/accounts/form-owner";
import type { User } from "~/domain/accounts/user";
import type { Locale } from "~/domain/locales/locale";
import { readLocale } from "~/domain/locales/locale";
import type { AiHelpText } from "~/domain/text/strings";
import { getAiHelpText } from "~/l10n/ai-help-texts.server";
import type { AnswerLinkOptions } from "~/markdown/answer-links";
import type { RenderAnswerOptions } from "~/markdown/render-answer";
import type { Answerer } from "~/services/ai-help/ai-help-service";
import type { Act } from "./fields.server";

/** Context that every part of a screen is rendered with. */
export interface View {
  text: AiHelpText;
  locale: Locale;
  /** Path of the area's page. */
  home: string;
  siteName: string;
}

/** Context of the parts that signed-in readers see. */
export interface ReaderView extends View {
  user: User;
  /** Value of the owner token field. */
  owner: string;
  answerer: Answerer;
  /** Null for subscribers, who have no limit. */
  quota: Quota | null;
  /** Whether the reader's conversations are stored. */
  isKept: boolean;
  /** Repository for reports about answers; null without one. */
  reportUrl: string | null;
  hasPlay: boolean;
  /** Labels for answers; `toAnswerOptions` says how one of them is rendered. */
  answers: AnswerLabels;
  /** Milliseconds since 1970. */
  now: number;
}

/** Another version of a question, which is not asked yet. */
export interface EditedQuestion {
  messageId: string;
  text: string;
}

type AnswerLabels = Pick<RenderAnswerOptions, "tableLabel"> & {
  links: Omit<AnswerLinkOptions, "sources">;
};

/** How an answer is rendered: one of a model links to its sources alone. */
export function toAnswerOptions(
  { answers: { links, tableLabel } }: Pick<ReaderView, "answers">,
  { kind, sources }: { kind: AnswerKind; sources: readonly Source[] },
): RenderAnswerOptions {
  const paths = kind === "model" ? sources.map(({ url }) => url) : null;
  return { links: { ...links, sources: paths }, tableLabel };
}

/** State of the screen of a signed-in reader. */
export interface Screen {
  conversation: Conversation | null;
  /** The shown messages of the conversation, oldest first. */
  branch: readonly BranchMessage[];
  /** Whether the conversation has an address. */
  isStored: boolean;
  /** Null when the reader's history is off. */
  entries: readonly ConversationEntry[] | null;
  /** Text of the question field. */
  typed: string;
  /** The shown question whose field for another version is open. */
  editing: EditedQuestion | null;
  /** Message beside the question field. */
  fault: string | null;
  /** The page that the question is about. */
  page: { url: string; title: string } | null;
  isConfirming: boolean;
  /** Vote of the submitted form. */
  voted: Act | null;
}

export interface ScreenProps {
  view: ReaderView;
  screen: Screen;
}

export function createView({
  params,
  context,
}: Pick<LoaderFunctionArgs, "params" | "context">): View {
  const locale = readLocale(params);
  return {
    text: getAiHelpText(locale),
    locale,
    home: `/${locale}/plus/ai-help`,
    siteName: context.config.siteName,
  };
}

/** Throws UnavailableError while the database does not answer. */
export async function createReaderView(
  { params, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  user: User,
): Promise<ReaderView> {
  const view = createView({ params, context });
  const { text } = view;
  const { config, services } = context;
  return {
    ...view,
    user,
    owner: writeFormOwner(user),
    answerer: services.aiHelp.describe(user),
    quota: await services.aiHelp.readQuota(user),
    isKept: user.settings?.ai_help_history === true,
    reportUrl: config.aiReportUrl,
    hasPlay: config.features.includes("play"),
    answers: {
      links: {
        siteOrigin: config.siteOrigin,
        externalLabel: text("external"),
        describeSource: (number) => text("source", { number }),
      },
      tableLabel: text("table"),
    },
    now: Date.now(),
  };
}

/** Whether a reader may ask; subscribers always may. */
export function mayAsk({ quota }: Pick<ReaderView, "quota">): boolean {
  return quota === null || quota.remaining > 0;
}

/** An address of the area's page. */
export function toLink(
  { home }: Pick<View, "home">,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return home + (search === "" ? "" : `?${search}`);
}
