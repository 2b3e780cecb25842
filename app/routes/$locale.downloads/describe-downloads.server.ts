import { ARCHIVE_FORMATS, toDownloadPath, type Download } from "~/domain/site/downloads";
import { formatNumber } from "~/domain/locales/format-number";
import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import { compareCodes } from "~/domain/text/compare-codes";
import type { DownloadsText } from "~/domain/text/strings";

export type DownloadGroup = ReturnType<typeof describeDownloads>[number];

const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Groups archives by language and area for the page: the reader's language first, in it the whole
 * documentation before its areas.
 */
export function describeDownloads(
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
  const size = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    href: toDownloadPath(download),
    name: text(`format-${format}`),
    about: text(`about-${format}`),
    size: size.format(bytes / BYTES_PER_MEGABYTE),
    date,
    day: day.format(new Date(date)),
    pages: text("pages", { count: formatNumber(pages, locale) }),
    sha256,
  };
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
