import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { isUnavailable, RETRY_AFTER_SECONDS } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { requireFormUser } from "~/routes/users/require-form-user";
import { requireUser } from "~/routes/users/require-user";
import { toUnavailable } from "~/ui/error-screen/unavailable.server";
import { toPageTitle } from "~/ui/head/describe-page";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { redirectWithFlash } from "../$locale.plus.collections/redirect-with-flash";
import { OwnFeedScreen } from "./own-feed-screen";

export { FormErrorBoundary as ErrorBoundary } from "~/ui/rejected-form/form-error-boundary";

export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args;
  const { siteName, siteOrigin } = context.config;
  const locale = readLocale(params);
  if (context.isUserUnknown) throw toUnavailable(locale, siteName);
  const user = requireUser(request, context);
  try {
    const key = await context.services.readerUpdates.findKey(user.id);
    const path = `/${locale}/plus/updates/feed/atom`;
    const title = getInterfaceText(locale)("updates-own-title");
    return {
      locale,
      title: toPageTitle(title, `${siteName} Plus`),
      address: key === null ? null : `${siteOrigin}${path}?key=${key}`,
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw toUnavailable(locale, siteName);
  }
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const locale = readLocale(params);
  if (context.isUserUnknown) throw toUnavailable(locale, context.config.siteName);
  const { user, form } = await requireFormUser(request, context);
  const intent = form.get("intent");
  if (intent !== "renew" && intent !== "revoke")
    return data({ hasFailed: true }, { status: 400 });
  const { readerUpdates } = context.services;
  try {
    if (intent === "renew") await readerUpdates.renewKey(user.id);
    else await readerUpdates.revokeKey(user.id);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.logger.error({ err: error }, "a feed's key could not be stored");
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    return data({ hasFailed: true }, { status: 503, headers });
  }
  return redirectWithFlash(context, `/${locale}/plus/updates/feed`, {
    text: intent === "renew" ? "updates-own-renewed" : "updates-own-revoked",
  });
}

export const meta = describePrivatePage;

export default function OwnFeedRoute() {
  const { address } = useLoaderData<typeof loader>();
  const hasFailed = useActionData<{ hasFailed: boolean }>()?.hasFailed ?? false;
  return <OwnFeedScreen address={address} hasFailed={hasFailed} />;
}
