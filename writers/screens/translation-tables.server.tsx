import { formatNumber } from "~/domain/locales/format-number";
import { toHref } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { WriterRequest } from "../writer-request.server";
import { formatDay, SortLink, Table, toSearch, toTool } from "./parts.server";
import {
  listSections,
  toShares,
  type Progress,
  type RowSort,
  type TranslationRow,
} from "./translation-rows.server";
import {
  toAddress,
  type TranslationView,
  type ViewProps,
} from "./translation-query.server";

/** Numbers of a part of the documentation. */
export function Summary({
  request,
  progress,
}: {
  request: WriterRequest;
  progress: Progress;
}) {
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
    style: "percent",
    maximumFractionDigits: 1,
  }).format(share);
}

/** The pages of a view. */
export function Rows({ request, rows, query }: ViewProps) {
  const { text, locale } = request;
  const sort = (name: RowSort, label: string) => {
    const isChosen = query.sort === name;
    const next = { sort: name, isReversed: isChosen && !query.isReversed, page: 1 };
    return (
      <SortLink
        label={label}
        isChosen={isChosen}
        isReversed={query.isReversed}
        address={toAddress(request, { ...query, ...next })}
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
        query.view === "differences"
          ? text("translations-differences")
          : sort("commits", text("behind")),
      ]}
    >
      {rows.map((row) => (
        <Row key={row.slug} request={request} row={row} view={query.view} />
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
  view: TranslationView;
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

/** The parts below the chosen one, with their numbers. */
export function Sections({ request, rows, query }: ViewProps) {
  const { text, locale } = request;
  const sections = listSections(rows, query.section);
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
