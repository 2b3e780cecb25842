import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/domain/locales/format-number";
import { type Locale, LOCALE_ROWS, readLocale } from "~/domain/locales/locale";
import { ARCHIVE_FORMATS, type Download, toDownloadPath } from "~/domain/site/downloads";
import { compareCodes } from "~/domain/text/compare-codes";
import type { DownloadsText } from "~/domain/text/strings";
import { getDownloadsText } from "~/l10n/downloads-texts.server";
import { describeOwnPage, OwnPage } from "~/ui/own-page/own-page";
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

type DownloadGroup = ReturnType<typeof describeDownloads>[number];

const BYTES_PER_KILOBYTE = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Groups archives by language and area for the page: the reader's language first, in it the whole
 * documentation before its areas.
 */
function describeDownloads(
  downloads: readonly Download[],
  { locale, text }: { locale: Locale; text: DownloadsText },
) {
  const groups = new Map<string, Download[]>();
  for (const download of sortByReader(downloads, locale)) {
    const key = `${download.locale} ${download.area ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), download]);
  }
  return [...groups.values()].flatMap((files) => {
    const [first] = files;
    if (!first) return [];
    const { title } = first;
    return {
      language: first.locale,
      languageName: LOCALE_ROWS[first.locale].name,
      title: title ?? text("everything"),
      /** Language of the title: that of the content, unless it is a text of the page. */
      titleLanguage: title === null ? locale : first.locale,
      files: files.map((file) => describeFile(file, { locale, text })),
    };
  });
}

function describeFile(
  download: Download,
  { locale, text }: { locale: Locale; text: DownloadsText },
) {
  const { format, bytes, date, pages, sha256 } = download;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    href: toDownloadPath(download),
    name: text(`format-${format}`),
    about: text(`about-${format}`),
    size: formatSize(bytes, locale),
    date,
    day: day.format(new Date(date)),
    pages: text("pages", { count: formatNumber(pages, locale) }),
    sha256,
  };
}

/** Books of small areas have some kilobytes, which would be zero megabytes. */
function formatSize(bytes: number, locale: Locale): string {
  const isSmall = bytes < BYTES_PER_MEGABYTE / 10;
  const size = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    ...(isSmall ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }),
  });
  return size.format(bytes / (isSmall ? BYTES_PER_KILOBYTE : BYTES_PER_MEGABYTE));
}

function sortByReader(downloads: readonly Download[], locale: Locale): Download[] {
  const rank = (download: Download) => (download.locale === locale ? 0 : 1);
  const formatRank = ({ format }: Download) => ARCHIVE_FORMATS.indexOf(format);
  return [...downloads].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compareCodes(a.locale, b.locale) ||
      compareCodes(a.area ?? "", b.area ?? "") ||
      formatRank(a) - formatRank(b),
  );
}
