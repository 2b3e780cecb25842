import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { getDownloadsText } from "~/l10n/downloads-texts.server";
import { describeOwnPage } from "~/ui/own-page/describe-own-page";
import { OwnPage } from "~/ui/own-page/own-page";
import { describeDownloads, type DownloadGroup } from "./describe-downloads.server";
import styles from "./downloads.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** All texts of the page, because only the server has them. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { config, services } = context;
  const locale = readLocale(params);
  const text = getDownloadsText(locale);
  const path = `/${locale}/downloads`;
  return data(
    {
      locale,
      path,
      address: config.siteOrigin + path,
      title: text("title"),
      description: text("description"),
      lead: text("lead"),
      groups: describeDownloads(services.downloads.list(), { locale, text }),
    },
    // Operators make archives at any time, and a link to a removed one is dead.
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const meta: MetaFunction<typeof loader> = describeOwnPage;

export default function DownloadsRoute() {
  const { title, lead, address, groups } = useLoaderData<typeof loader>();
  return (
    <OwnPage title={title} lead={lead} address={address} className={styles.page}>
      {groups.map((group) => (
        <Group key={`${group.language} ${group.title}`} group={group} />
      ))}
    </OwnPage>
  );
}

function Group({ group }: { group: DownloadGroup }) {
  return (
    <section>
      <h2>
        <span lang={group.titleLanguage}>{group.title}</span>{" "}
        <span className={styles.language} lang={group.language}>
          {group.languageName}
        </span>
      </h2>
      <ul className={styles.files}>
        {group.files.map((file) => (
          <li key={file.href}>
            <a href={file.href} download="">
              {file.name}
            </a>{" "}
            <span>{file.size}</span>
            <p>{file.about}</p>
            <p className={styles.facts}>
              <time dateTime={file.date}>{file.day}</time>
              <span>{file.pages}</span>
            </p>
            <details className={styles.facts}>
              <summary>SHA-256</summary>
              <code>{file.sha256}</code>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
