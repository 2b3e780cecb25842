import { DEFAULT_LOCALE, LOCALES, NATIVE_NAMES } from "~/domain/locales/locale";
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
  readState,
  toAddress,
  TRANSLATION_VIEWS,
  type TranslationView,
  type ViewProps,
} from "./translation-state.server";
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
  const state = readState(request, view);
  return {
    title: `${text(`translations-${view}`)}: ${NATIVE_NAMES[locale]}`,
    content: <LocaleView {...{ request, rows, state }} />,
  };
}

function showPicker({ text, lists }: WriterRequest): ScreenAnswer {
  const counts = lists.index.countWritten();
  const content = (
    <ul className="writer-cards">
      {LOCALES.filter((each) => each !== DEFAULT_LOCALE).map((each) => (
        <li key={each} id={each}>
          <h2 lang={each}>{NATIVE_NAMES[each]}</h2>
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

function LocaleView({ request, rows, state }: ViewProps) {
  const { text, locale } = request;
  const inSection = pickSection(rows, state.section);
  const isListed: Record<TranslationView, (row: TranslationRow) => boolean> = {
    dashboard: (row) => row.state === "outdated",
    missing: (row) => row.state === "missing",
    differences: (row) => row.differences.length > 0,
  };
  const [url, title] = [state.url.toLowerCase(), state.title.toLowerCase()];
  const found = inSection.filter(
    (row) =>
      isListed[state.view](row) &&
      row.slug.toLowerCase().includes(url) &&
      `${row.english.title}\n${row.translation?.title ?? ""}`
        .toLowerCase()
        .includes(title),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const start = (state.page - 1) * PAGE_SIZE;
  const shown = sortRows(found, state.sort, state.isReversed).slice(
    start,
    start + PAGE_SIZE,
  );
  return (
    <>
      <nav className="writer-tabs" aria-label={text("translations")}>
        {TRANSLATION_VIEWS.map((view) => (
          <a
            key={view}
            href={`/${locale}/_translations/${view}${toSearch({ section: state.section })}`}
            aria-current={view === state.view ? "page" : undefined}
          >
            {text(`translations-${view}`)}
          </a>
        ))}
      </nav>
      <Summary {...{ request, progress: countProgress(inSection) }} />
      <h2>
        {text(`rows-${state.view}`, { count: found.length })}
        {state.section !== "" && (
          <>
            {" "}
            <code>{state.section}</code>{" "}
            <a href={toAddress(request, { ...state, section: "", page: 1 })}>
              {text("all")}
            </a>
          </>
        )}
      </h2>
      <form
        className="writer-filters"
        method="get"
        action={`/${locale}/_translations/${state.view}`}
      >
        {state.section !== "" && (
          <input type="hidden" name="section" value={state.section} />
        )}
        <Field label={text("field-url")} name="url" value={state.url} />
        <Field label={text("field-title")} name="title" value={state.title} />
        <span className="writer-buttons">
          <button className="button">{text("filter")}</button>
        </span>
      </form>
      <Rows {...{ request, rows: shown, state }} />
      <Paging
        {...{ request, page: state.page, pages }}
        toAddress={(page) => toAddress(request, { ...state, page })}
      />
      {state.view === "dashboard" && <Sections {...{ request, rows, state }} />}
    </>
  );
}
