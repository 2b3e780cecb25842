import { toHref } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, LOCALES, NATIVE_NAMES } from "~/domain/locales/locale";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import {
  Field,
  formatDay,
  formatNumber,
  Paging,
  SortLink,
  Table,
  toSearch,
  toTool,
} from "./parts.server";
import {
  countProgress,
  listSections,
  listTranslations,
  pickSection,
  ROW_SORTS,
  sortRows,
  toShares,
  type Progress,
  type RowSort,
  type TranslationRow,
} from "./translation-rows.server";

const PAGE_SIZE = 50;
const VIEWS = ["dashboard", "missing", "differences"] as const;
type View = (typeof VIEWS)[number];

/** The picker, or a view of one locale. English has no translations: it leads to the picker. */
export async function showTranslations(request: WriterRequest): Promise<ScreenAnswer> {
  const { text, locale, rest, tools, lists } = request;
  const view = VIEWS.find((each) => each === rest) ?? null;
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
  const content = (
    <ul className="writer-cards">
      {LOCALES.filter((each) => each !== DEFAULT_LOCALE).map((each) => (
        <li key={each} id={each}>
          <h2 lang={each}>{NATIVE_NAMES[each]}</h2>
          <p>{text("documents", { count: lists.listWritten(each).length })}</p>
          <ul>
            {VIEWS.map((view) => (
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

interface State {
  view: View;
  section: string;
  url: string;
  title: string;
  sort: RowSort;
  isReversed: boolean;
  page: number;
}

function readState({ query }: WriterRequest, view: View): State {
  const page = Number(query.get("page") ?? 1);
  return {
    view,
    section: (query.get("section") ?? "").replace(/^\/+|\/+$/g, ""),
    url: (query.get("url") ?? "").trim(),
    title: (query.get("title") ?? "").trim(),
    sort:
      ROW_SORTS.find((sort) => sort === query.get("sort")) ??
      (view === "missing" ? "popularity" : "commits"),
    isReversed: query.get("sortReverse") === "true",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function toAddress({ locale }: WriterRequest, state: State): string {
  const { view, section, url, title, sort, isReversed, page } = state;
  const standard = view === "missing" ? "popularity" : "commits";
  return `/${locale}/_translations/${view}${toSearch({
    ...{ section, url, title, sort: sort === standard ? "" : sort },
    ...{ sortReverse: isReversed ? "true" : "", page: page > 1 ? String(page) : "" },
  })}`;
}

interface ViewProps {
  request: WriterRequest;
  rows: readonly TranslationRow[];
  state: State;
}

function LocaleView({ request, rows, state }: ViewProps) {
  const { text, locale } = request;
  const inSection = pickSection(rows, state.section);
  const isListed: Record<View, (row: TranslationRow) => boolean> = {
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
        {VIEWS.map((view) => (
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

function Summary({ request, progress }: { request: WriterRequest; progress: Progress }) {
  const { text, locale } = request;
  const { completeness, freshness } = toShares(progress);
  const number = (value: number): string => formatNumber(value, locale);
  return (
    <dl className="writer-facts">
      <Fact name={text("pages-total")} value={number(progress.total)} />
      <Fact name={text("pages-missing")} value={number(progress.missing)} />
      <Fact name={text("pages-outdated")} value={number(progress.outdated)} />
      <Fact name={text("completeness")} value={toPercent(completeness, locale)} />
      <Fact name={text("freshness")} value={toPercent(freshness, locale)} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function toPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    ...{ style: "percent", maximumFractionDigits: 1 },
  }).format(share);
}

function Rows({ request, rows, state }: ViewProps) {
  const { text, locale } = request;
  const sort = (name: RowSort, label: string) => {
    const isChosen = state.sort === name;
    const next = { sort: name, isReversed: isChosen && !state.isReversed, page: 1 };
    return (
      <SortLink
        {...{ label, isChosen, isReversed: state.isReversed }}
        address={toAddress(request, { ...state, ...next })}
      />
    );
  };
  return (
    <Table
      label={text("document")}
      head={[
        sort("url", text("document")),
        sort("popularity", text("popularity-of", { locale: DEFAULT_LOCALE })),
        sort("local", text("popularity-of", { locale })),
        sort("age", text("age")),
        state.view === "differences"
          ? text("translations-differences")
          : sort("commits", text("behind")),
      ]}
    >
      {rows.map((row) => (
        <Row key={row.slug} {...{ request, row, view: state.view }} />
      ))}
    </Table>
  );
}

function Row({
  request: { text, locale },
  row,
  view,
}: {
  request: WriterRequest;
  row: TranslationRow;
  view: View;
}) {
  const { english, translation, days, behind } = row;
  const page = translation ?? english;
  return (
    <tr>
      <td>
        <a href={toHref(page.url)}>{page.url}</a>
        <small>{page.title}</small>
        <small>
          {translation ? (
            <a href={toTool("compare", translation)}>{text("compare")}</a>
          ) : (
            <a href={`/${locale}/_new/${toHref(row.slug)}`}>{text("create")}</a>
          )}
        </small>
      </td>
      <td>{row.englishRank === null ? "–" : formatNumber(row.englishRank, locale)}</td>
      <td>{row.rank === null ? "–" : formatNumber(row.rank, locale)}</td>
      <td>
        {days === null ? "–" : text("days", { count: days })}
        <small>{formatDay(english.modified, locale)}</small>
      </td>
      <td>
        {view === "differences"
          ? row.differences.join(" ")
          : behind === null
            ? "–"
            : text("commits", { count: behind })}
      </td>
    </tr>
  );
}

function Sections({ request, rows, state }: ViewProps) {
  const { text, locale } = request;
  const sections = listSections(rows, state.section);
  if (sections.length === 0) return null;
  return (
    <>
      <h2>{text("sections")}</h2>
      <Table
        label={text("sections")}
        head={[
          text("section"),
          text("pages-total"),
          text("pages-missing"),
          text("pages-outdated"),
          text("completeness"),
          text("freshness"),
        ]}
      >
        {sections.map(({ name, progress }) => {
          const { completeness, freshness } = toShares(progress);
          return (
            <tr key={name}>
              <td>
                <a
                  href={`/${locale}/_translations/dashboard${toSearch({ section: name })}`}
                >
                  {name}
                </a>
              </td>
              <td>{formatNumber(progress.total, locale)}</td>
              <td>{formatNumber(progress.missing, locale)}</td>
              <td>{formatNumber(progress.outdated, locale)}</td>
              <td>{toPercent(completeness, locale)}</td>
              <td>{toPercent(freshness, locale)}</td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}
