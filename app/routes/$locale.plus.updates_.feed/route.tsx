import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { isUnavailable, RETRY_AFTER_SECONDS } from "~/domain/site/unavailable-error";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { useLocale } from "~/l10n/locale-context";
import { requireFormUser, requireUser } from "~/routes/users/require-user";
import { OwnerField } from "~/ui/account-area/reader-context";
import { toUnavailable } from "~/ui/error-screen/error-responses.server";
import filterForm from "~/ui/filter-form/filter-form.module.css";
import { toPageTitle } from "~/ui/head/describe-page";
import { redirectWithFlash } from "../$locale.plus.collections/answer-form";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import styles from "../$locale.plus.updates/updates.module.css";

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
  const { user, form } = await requireFormUser(request, context, {
    hasFields: false,
  });
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

interface OwnFeedScreenProps {
  /** Null: the reader has no feed. */
  address: string | null;
  hasFailed: boolean;
}

/** The reader's feed, with forms that work without a script. */
function OwnFeedScreen({ address, hasFailed }: OwnFeedScreenProps) {
  const { locale, text } = useLocale();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <header>
        <h1>{text("updates-own-title")}</h1>
        <p>{text("updates-own-intro")}</p>
      </header>
      {hasFailed && <p role="alert">{text("updates-own-failed")}</p>}
      {address === null ? (
        <p>{text("updates-own-none")}</p>
      ) : (
        <>
          <label className={filterForm.field}>
            {text("updates-own-address")}
            <input type="url" readOnly value={address} dir="ltr" />
          </label>
          <p className={styles.note}>{text("updates-own-secret")}</p>
        </>
      )}
      <form method="post" className={styles.actions}>
        <OwnerField />
        <button
          className={address === null ? "button primary" : "button"}
          name="intent"
          value="renew"
        >
          {text(address === null ? "updates-own-create" : "updates-own-renew")}
        </button>
        {address !== null && (
          <button className="button" name="intent" value="revoke">
            {text("updates-own-revoke")}
          </button>
        )}
      </form>
      <p>
        <a href={`/${locale}/plus/updates`}>{text("updates-all")}</a>
      </p>
    </main>
  );
}
