import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { toChangesFeedLink, type SiteChange } from "~/domain/areas/changes";
import { toHref } from "~/domain/documents/slug";
import { LOCALES, LOCALE_ROWS, readLocale, type Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { getOverviewText } from "~/l10n/overview-texts.server";
import { describeChange, type ChangeTexts } from "~/services/changes/index.server";
import { CHANGE_AREAS, readChangesQuery, toChangesUrl } from "./changes-query";

/** A change as the list shows it. */
export type ShownChange = ReturnType<typeof showChange>;

/** One page of the list with all its texts, because only the server has them. */
export function loadChanges({ context, request, params }: LoaderFunctionArgs) {
  const { config, services } = context;
  const locale = readLocale(params);
  const query = readChangesQuery(new URL(request.url).searchParams, locale);
  const { area, kind, language } = query;
  const shown = language === "all" ? null : (language ?? locale);
  const filter = { area, kind, shown };
  const { changes, last } = services.changes.list(locale, filter, query.page);
  // The content may have shrunk since the link was made, or a filter was added.
  if (query.page > last && last > 0)
    throw redirect(toChangesUrl(locale, { ...query, page: last }));
  const text = getInterfaceText(locale);
  const overview = getOverviewText(locale);
  const isFiltered = area !== null || kind !== null || language !== null;
  const title = text("footer-changes");
  const { findPageSummary } = services.documents;
  const toShown = (change: SiteChange) =>
    showChange(change, { locale, texts: { text, overview }, findPageSummary });
  return {
    locale,
    query,
    last,
    title,
    isFiltered,
    days: groupByDay(changes).map(({ day, changes: own }) => ({
      day,
      name: nameDay(day, locale),
      changes: own.map(toShown),
    })),
    pageTitle: `${title} | ${config.siteName}`,
    intro: overview("changes-intro"),
    none: overview(isFiltered ? "changes-none-filtered" : "changes-none"),
    feed: toChangesFeedLink(locale, overview("changes-feed")),
    form: {
      label: overview("changes-filter"),
      show: overview("changes-show"),
      reset: overview("changes-reset"),
      fields: listFields(locale, { text, overview }),
    },
  };
}

interface FilterField {
  name: "area" | "kind" | "language";
  label: string;
  /** `lang` is set where a label is not in the page's language. */
  options: { value: string; label: string; lang?: Locale }[];
}

function listFields(locale: Locale, { text, overview }: ChangeTexts): FilterField[] {
  const languages = LOCALES.filter((each) => each !== locale);
  return [
    {
      name: "area",
      label: overview("changes-area"),
      options: [
        { value: "", label: overview("changes-areas-all") },
        ...CHANGE_AREAS.map(({ slug, id }) => ({ value: slug, label: text(id) })),
      ],
    },
    {
      name: "kind",
      label: overview("changes-kind"),
      options: [
        { value: "", label: overview("changes-kinds-all") },
        ...(["new", "changed", "baseline"] as const).map((kind) => ({
          value: kind,
          label: overview(`changes-${kind}`),
        })),
      ],
    },
    {
      name: "language",
      label: overview("changes-language"),
      options: [
        { value: "", label: LOCALE_ROWS[locale].name },
        ...languages.map((lang) => ({
          value: lang,
          label: LOCALE_ROWS[lang].name,
          lang,
        })),
        { value: "all", label: overview("changes-languages-all") },
      ],
    },
  ];
}

interface ShowOptions {
  locale: Locale;
  texts: ChangeTexts;
  findPageSummary: (url: string) => { title: string; summary: string } | null;
}

function showChange(change: SiteChange, { locale, texts, findPageSummary }: ShowOptions) {
  const { kind, url, cause } = change;
  const page = url === null ? null : findPageSummary(url);
  const isBaseline = cause.type === "baseline";
  const lang = isBaseline ? "en-US" : (url?.split("/")[1] ?? locale);
  return {
    kind,
    id: `${kind} ${url ?? ""} ${isBaseline ? cause.name + cause.level : ""}`,
    label: texts.overview(`changes-${kind}`),
    what: describeChange(change, texts, locale),
    title: isBaseline ? cause.name : (page?.title ?? url ?? ""),
    summary: isBaseline ? cause.description : (page?.summary ?? ""),
    href: url === null ? null : toHref(url),
    lang: lang === locale ? undefined : lang,
  };
}

function groupByDay(changes: readonly SiteChange[]) {
  const days = new Map<string, SiteChange[]>();
  for (const change of changes) {
    const day = change.date.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days].map(([day, own]) => ({ day, changes: own }));
}

function nameDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
