import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import type { PublicConfig } from "~/domain/site/public-config";
import { findOptOut, OPT_OUT_COOKIE } from "~/domain/telemetry/opt-out";
import { getPrivacyText } from "~/l10n/privacy-texts.server";
import { describeOwnPage, OwnPage } from "~/ui/own-page/own-page";
import styles from "./privacy.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** All texts of the page, because only the server has them; the choice as the request shows it. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { config } = context;
  const locale = readLocale(params);
  const text = getPrivacyText(locale);
  const { headers } = request;
  const reason = findOptOut({
    cookies: headers.get("cookie"),
    doNotTrack: headers.get("dnt"),
    globalPrivacyControl: headers.get("sec-gpc"),
  });
  const path = `/${locale}/privacy`;
  return data(
    {
      locale,
      path,
      reason,
      address: config.siteOrigin + path,
      title: text("title"),
      description: text("description"),
      lead: text("lead"),
      choice: {
        title: text("choice-title"),
        state: text(`state-${reason ?? "on"}`),
        text: text("choice-text", { cookie: OPT_OUT_COOKIE }),
        button: text(reason === null ? "turn-off" : "turn-on"),
      },
      sections: [
        {
          title: text("sent-title"),
          items: [text("sent-page"), text("sent-acts"), text("sent-id")],
        },
        { title: text("not-title"), items: [text("not-sent")] },
        { title: text("where-title"), items: [describeWay(config, text)] },
        ...(config.hasUsageCounts
          ? [{ title: text("counts-title"), items: [text("counts-text")] }]
          : []),
      ],
    },
    // Depends on more of the request than a cache compares.
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Where reports go, and whether they are added up there. */
function describeWay(
  { telemetry, hasUsageCounts }: PublicConfig,
  text: ReturnType<typeof getPrivacyText>,
): string {
  const host = telemetry?.forwardedTo ?? null;
  if (host === null) return text(hasUsageCounts ? "where-here" : "where-here-uncounted");
  return text(hasUsageCounts ? "where-there" : "where-there-uncounted", { host });
}

export const meta: MetaFunction<typeof loader> = describeOwnPage;

export default function PrivacyRoute() {
  const { title, lead, address, sections } = useLoaderData<typeof loader>();
  return (
    <OwnPage title={title} lead={lead} address={address} className={styles.page}>
      <Choice />
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.items.length === 1 ? (
            <p>{section.items[0]}</p>
          ) : (
            <ul>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </OwnPage>
  );
}

/** No button where the browser itself says no, because its signal would still hold. */
function Choice() {
  const { locale, path, reason, choice } = useLoaderData<typeof loader>();
  const isByBrowser = reason === "gpc" || reason === "dnt";
  return (
    <section aria-labelledby="choice">
      <h2 id="choice">{choice.title}</h2>
      <p className={styles.state} data-off={reason !== null || undefined}>
        {choice.state}
      </p>
      <p>{choice.text}</p>
      {!isByBrowser && (
        <form
          method="post"
          action={`/${locale}/preferences/telemetry`}
          className={styles.form}
        >
          <input type="hidden" name="next" value={`${path}#choice`} />
          <button
            className="button primary"
            name="telemetry"
            value={reason === null ? "off" : "on"}
          >
            {choice.button}
          </button>
        </form>
      )}
    </section>
  );
}
