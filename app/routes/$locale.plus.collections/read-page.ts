import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { requireUser } from "~/routes/users/require-user";
import type {
  CollectionsProblem,
  Outcome,
} from "~/services/collections/collections-service";
import { toUnavailable } from "~/ui/error-screen/unavailable.server";
import { toListPlace } from "./list-query";
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

/** The item that the URL names, with its collection and the reader's others. */
export async function findItem(args: LoaderFunctionArgs) {
  const page = readPage(args);
  const { user, collections } = page;
  const id = args.params["id"] ?? "";
  const [found, all] = await Promise.all([
    collections.getItem(user.id, id, args.params["item"] ?? ""),
    collections.list(user.id),
  ]);
  const { item } = requireFound(found, page);
  const collection = all.find((each) => each.id === item.collectionId);
  const others = all.filter((each) => each !== collection);
  /** URL that all actions on the item return to. */
  const back = toListPlace(page, item.collectionId);
  return { ...page, item, collection: collection ?? { id, name: "" }, others, back };
}

/** Ids of collection and item in the URL. */
export function readItemIds({ params }: Pick<LoaderFunctionArgs, "params">) {
  return [params["id"] ?? "", params["item"] ?? ""] as const;
}

const NOT_FOUND: readonly CollectionsProblem["kind"][] = [
  "malformed-id",
  "collection-not-found",
  "item-not-found",
];

/**
 * Returns the found entity.
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
