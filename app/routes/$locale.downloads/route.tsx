import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LOCALES } from "~/domain/locales/locale";
import { getDownloadsText } from "~/l10n/downloads-texts.server";
import { readLocale } from "~/ui/areas/require-page.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { describePage, toPageTitle } from "~/ui/head/describe-page";
import { readSite } from "~/ui/head/read-site";
import { describeDownloads, type DownloadGroup } from "./describe-downloads.server";
import styles from "./downloads.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** All texts of the page, because only the server has them. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { config, services } = context;
  const locale = readLocale(params);
  const text = getDownloadsText(locale);
  return data(
    {
      ...{ locale, path: `/${locale}/downloads`, title: text("title") },
      pageTitle: toPageTitle(text("title"), config.siteName),
      description: text("description"),
      lead: text("lead"),
      groups: describeDownloads(services.downloads.list(), { locale, text }),
    },
    // Operators make archives at any time, and a link to a removed one is dead.
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) =>
  page
    ? describePage({
        site: readSite(matches),
        ...{ locale: page.locale, path: page.path, locales: LOCALES },
        ...{ title: page.pageTitle, name: page.title, description: page.description },
      })
    : describeFailure(error, readSite(matches));

export default function DownloadsRoute() {
  const { title, lead, groups } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={`page-width ${styles.page}`} tabIndex={-1}>
      <div className="prose">
        <h1>{title}</h1>
        <p>{lead}</p>
        {groups.map((group) => (
          <Group key={`${group.language} ${group.title}`} group={group} />
        ))}
      </div>
    </main>
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
