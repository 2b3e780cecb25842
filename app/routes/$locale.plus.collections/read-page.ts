import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { requireUser } from "~/routes/users/require-user";
import type {
  CollectionsProblem,
  Outcome,
} from "~/services/collections/collections-service";
import { toUnavailable } from "~/ui/error-screen/error-responses.server";
import type { Notice } from "./notice-page";

/** Common context of collection pages; redirects signed-out readers to sign-in. */
export function readPage({ request, params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  if (context.isUserUnknown) throw toUnavailable(locale, context.config.siteName);
  return {
    user: requireUser(request, context),
    locale,
    text: getInterfaceText(locale),
    collections: context.services.collections,
    query: new URL(request.url).searchParams,
    /** URL of the list; collections are below it. */
    home: `/${locale}/plus/collections`,
    toTitle: (name: string) => `${name} | ${context.config.siteName} Plus`,
  };
}

export type PageContext = ReturnType<typeof readPage>;

const NOT_FOUND: readonly CollectionsProblem["kind"][] = [
  "malformed-id",
  "collection-not-found",
  "item-not-found",
];

/**
 * Returns the found entity.
 *
 * @throws a 404 when there is none, also for another reader's, so that its existence is
 * not revealed.
 */
export function requireFound<Done>(
  outcome: Outcome<Done, { kind: string }>,
  page: Pick<PageContext, "text" | "toTitle">,
): Done {
  if (outcome.isOk) return outcome;
  throw toNotice({ reason: "gone", kept: null }, page);
}

export function isNotFound({ kind }: { kind: string }): boolean {
  return NOT_FOUND.some((each) => each === kind);
}

/** Response to throw for a missing or fixed collection: a notice with its status. */
export function toNotice(
  notice: Notice,
  { text, toTitle }: Pick<PageContext, "text" | "toTitle">,
  status = 404,
) {
  const isGone = notice.reason === "gone";
  const pageTitle = toTitle(
    text(isGone ? "collections-gone-title" : "collections-default"),
  );
  const statusText = status === 404 ? "Not Found" : "Bad Request";
  return data({ pageTitle, notice }, { status, statusText });
}
