import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseSettings } from "~/domain/accounts/settings";
import { LOCALES, readLocale } from "~/domain/locales/locale";
import { RETRY_AFTER_SECONDS } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { requireFormUser, requireUser } from "~/routes/users/require-user";
import { toUnavailable } from "~/ui/error-screen/error-responses.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import type { FlashMessage } from "~/services/flash/index.server";
import {
  changeSetting,
  PROBLEM_STATUSES,
  type Intent,
  type SettingProblem,
} from "./change-setting";
import { SettingsPage } from "./settings-page";

export { FormErrorBoundary as ErrorBoundary } from "~/ui/rejected-form/form-error-boundary";

/** Flash message after a form; `settings-saved` when missing. */
const MESSAGES: Readonly<Partial<Record<Intent, FlashMessage["text"]>>> = {
  "delete-ai-history": "settings-history-deleted",
  "end-session": "settings-session-ended",
  "end-sessions": "settings-sessions-ended",
};

/** Rows of the page that its forms lead back to, because without a script it would begin at its start. */
const ROWS: Readonly<Record<Exclude<Intent, "end-sessions">, string>> = {
  no_ads: "ad-free",
  ai_help_history: "ai-help--history-enable",
  no_ai_help_links: "ai-help--links",
  newsletter: "newsletter",
  "delete-ai-history": "ai-help--history-delete",
  "end-session": "sessions",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { config } = context;
  const locale = readLocale(params);
  if (context.isUserUnknown) throw toUnavailable(locale, config.siteName);
  const user = requireUser(request, context);
  const { hasNewsletter, accountPages, siteName } = config;
  const kept = await context.services.formDrafts.take(request);
  const problem: SettingProblem | null = kept.form && "signed-out";
  const sessions = await context.services.accounts.listSessions(
    user.id,
    request.headers.get("cookie"),
  );
  const page = {
    locale,
    problem,
    siteName,
    sessions,
    title: getInterfaceText(locale)("settings-title"),
    isSubscriber: user.isSubscriber,
    settings: user.settings ?? parseSettings({}),
    hasNewsletter,
    accountPages,
    hasAiHelpLinks: config.hasAiHelpLinks,
    hasAiHelp: config.features.includes("ai-help"),
    hasOffline: config.features.includes("offline"),
    packageOffers: user.isSubscriber ? context.services.offlinePackages.listOffers() : [],
    hasAdvertising: config.features.includes("advertising"),
    isConfirming: new URL(request.url).searchParams.get("confirm") === "delete-history",
  };
  return data(page, kept.clear === null ? {} : { headers: { "Set-Cookie": kept.clear } });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = readLocale(params);
  if (context.isUserUnknown) throw toUnavailable(locale, context.config.siteName);
  const { pathname } = new URL(request.url);
  const next = pathname.replace(/\.data$/, "");
  const { user, form } = await requireFormUser(request, context, {
    next,
    hasFields: false,
  });
  const outcome = await changeSetting({ form, user, context });
  if (!outcome.isOk) {
    const { problem } = outcome;
    const isLater = problem === "unavailable";
    const headers = isLater ? { "Retry-After": String(RETRY_AFTER_SECONDS) } : {};
    return data({ problem }, { status: PROBLEM_STATUSES[problem], headers });
  }
  const text = MESSAGES[outcome.intent] ?? "settings-saved";
  const headers = new Headers({
    "Set-Cookie": await context.services.flash.write({ kind: "success", text }),
  });
  if (outcome.intent !== "end-sessions")
    return redirect(`${next}#${ROWS[outcome.intent]}`, { status: 303, headers });
  const { accounts } = context.services;
  const cookieHeader = request.headers.get("cookie");
  const { cookies } = await accounts.signOut({ next: null, cookieHeader });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  // The settings page would ask to sign in again.
  return redirectDocument(next.replace(/\/settings\/?$/, ""), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) => {
  if (!page) return describeFailure(error, readSite(matches));
  const { locale, title, siteName } = page;
  return describePage({
    site: readSite(matches),
    locale,
    title: toPageTitle(title, `${siteName} Plus`),
    path: `/${locale}/plus/settings`,
    locales: LOCALES,
    robots: "noindex, nofollow",
  });
};

export default function SettingsRoute() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? page.problem;
  return <SettingsPage {...page} problem={problem} />;
}
