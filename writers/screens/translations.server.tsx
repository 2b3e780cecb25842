import { DEFAULT_LOCALE, LOCALES, LOCALE_ROWS } from "~/domain/locales/locale";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { Field, Paging, toSearch } from "./parts.server";
import {
  countProgress,
  listTranslations,
  pickSection,
  sortRows,
  type TranslationRow,
} from "./translation-rows.server";
import {
  readTranslationQuery,
  toAddress,
  TRANSLATION_VIEWS,
  type TranslationView,
  type ViewProps,
} from "./translation-query.server";
import { Rows, Sections, Summary } from "./translation-tables.server";

const PAGE_SIZE = 50;

/** The picker, or a view of one locale. English has no translations: it leads to the picker. */
export async function showTranslations(request: WriterRequest): Promise<ScreenAnswer> {
  const { text, locale, rest, tools, lists } = request;
  const view = TRANSLATION_VIEWS.find((each) => each === rest) ?? null;
  if (rest === "") return showPicker(request);
  if (locale === DEFAULT_LOCALE || view === null)
    return { redirect: `/${locale}/_translations` };
  const commits = await tools.readEnglishCommits();
  const rows = listTranslations(lists, locale, commits);
  const query = readTranslationQuery(request.query, view);
  return {
    title: text("title-of", {
      screen: text(`translations-${view}`),
      page: LOCALE_ROWS[locale].name,
    }),
    content: <LocaleView request={request} rows={rows} query={query} />,
  };
}

function showPicker({ text, lists }: WriterRequest): ScreenAnswer {
  const counts = lists.index.countWritten();
  const content = (
    <ul className="writer-cards">
      {LOCALES.filter((each) => each !== DEFAULT_LOCALE).map((each) => (
        <li key={each} id={each}>
          <h2 lang={each}>{LOCALE_ROWS[each].name}</h2>
          <p>{text("documents", { count: counts.get(each) ?? 0 })}</p>
          <ul>
            {TRANSLATION_VIEWS.map((view) => (
              <li key={view}>
                <a href={`/${each}/_translations/${view}`}>
                  {text(`translations-${view}`)}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return { title: text("translations"), content };
}

function LocaleView({ request, rows, query }: ViewProps) {
  const { text, locale } = request;
  const inSection = pickSection(rows, query.section);
  const isListed: Record<TranslationView, (row: TranslationRow) => boolean> = {
    dashboard: (row) => row.status === "outdated",
    missing: (row) => row.status === "missing",
    differences: (row) => row.differences.length > 0,
  };
  const [url, title] = [query.url.toLowerCase(), query.title.toLowerCase()];
  const found = inSection.filter(
    (row) =>
      isListed[query.view](row) &&
      row.slug.toLowerCase().includes(url) &&
      `${row.english.title}\n${row.translation?.title ?? ""}`
        .toLowerCase()
        .includes(title),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const start = (query.page - 1) * PAGE_SIZE;
  const shown = sortRows(found, query.sort, query.isReversed).slice(
    start,
    start + PAGE_SIZE,
  );
  return (
    <>
      <nav className="writer-tabs" aria-label={text("translations")}>
        {TRANSLATION_VIEWS.map((view) => (
          <a
            key={view}
            href={`/${locale}/_translations/${view}${toSearch({ section: query.section })}`}
            aria-current={view === query.view ? "page" : undefined}
          >
            {text(`translations-${view}`)}
          </a>
        ))}
      </nav>
      <Summary request={request} progress={countProgress(inSection)} />
      <h2>
        {text(`rows-${query.view}`, { count: found.length })}
        {query.section !== "" && (
          <>
            {" "}
            <code>{query.section}</code>{" "}
            <a href={toAddress(request, { ...query, section: "", page: 1 })}>
              {text("all")}
            </a>
          </>
        )}
      </h2>
      <form
        className="writer-filters"
        method="get"
        action={`/${locale}/_translations/${query.view}`}
      >
        {query.section !== "" && (
          <input type="hidden" name="section" value={query.section} />
        )}
        <Field label={text("field-url")} name="url" value={query.url} />
        <Field label={text("field-title")} name="title" value={query.title} />
        <span className="writer-buttons">
          <button className="button">{text("filter")}</button>
        </span>
      </form>
      <Rows request={request} rows={shown} query={query} />
      <Paging
        request={request}
        page={query.page}
        pages={pages}
        toAddress={(page) => toAddress(request, { ...query, page })}
      />
      {query.view === "dashboard" && (
        <Sections request={request} rows={rows} query={query} />
      )}
    </>
  );
}
