import { formatNumber } from "~/domain/locales/format-number";
import { toHref } from "~/domain/documents/slug";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import {
  FilterError,
  queryFlaws,
  readFlawQuery,
  toFlawSearch,
  type FlawedFile,
  type FlawQuery,
  type FlawReport,
  type FlawSort,
} from "./flaw-query.server";
import { Field, Paging, SortLink, Table } from "./parts.server";

/** The dashboard of all flaws of a locale; its state is the query. */
export function showFlaws(request: WriterRequest): ScreenAnswer {
  const { text, locale, lists, query: given } = request;
  try {
    const query = readFlawQuery(given);
    const report = queryFlaws(lists, locale, query);
    return {
      title: text("flaws"),
      content: <Dashboard request={request} query={query} report={report} />,
    };
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const message = text("filter-error", { field: text(`field-${error.field}`) });
    const content = (
      <>
        <p role="alert">{message}</p>
        <p>
          <a href={`/${locale}/_flaws`}>{text("reset")}</a>
        </p>
      </>
    );
    return { title: text("flaws"), content, status: 400 };
  }
}

interface DashboardProps {
  request: WriterRequest;
  query: FlawQuery;
  report: FlawReport;
}

function Dashboard({ request, query, report }: DashboardProps) {
  const { text, locale } = request;
  const address = (change: Partial<FlawQuery>): string =>
    `/${locale}/_flaws${toFlawSearch({ ...query, page: 1, ...change })}`;
  const sort = (name: FlawSort, label: string) => (
    <SortLink
      label={label}
      isReversed={query.isReversed}
      isChosen={query.sort === name}
      address={address({
        sort: name,
        isReversed: query.sort === name && !query.isReversed,
      })}
    />
  );
  return (
    <>
      <p>
        {text("flaws-total", { total: report.total, fixable: report.fixable })}{" "}
        {text("found-files", { count: report.found })}
      </p>
      <Filters request={request} query={query} report={report} />
      <Table
        label={text("flaws")}
        head={[
          sort("mdn_url", text("document")),
          sort("popularity", text("popularity")),
          sort("flaws", text("flaws")),
        ]}
      >
        {report.files.map((file) => (
          <FileRow key={file.file} request={request} file={file} />
        ))}
      </Table>
      <Paging
        request={request}
        page={query.page}
        pages={report.pages}
        toAddress={(page) => address({ page })}
      />
      <div className="writer-columns">
        <Counts
          title={text("by-check")}
          counts={report.checks}
          toAddress={(name) => address({ flaws: [name] })}
        />
        <Counts
          title={text("by-area")}
          counts={report.areas}
          toAddress={(name) => address({ area: name })}
        />
      </div>
    </>
  );
}

function Filters({ request: { text, locale }, query, report }: DashboardProps) {
  return (
    <form className="writer-filters" method="get" action={`/${locale}/_flaws`}>
      <Field label={text("field-url")} name="mdn_url" value={query.mdnUrl} />
      <Field label={text("field-title")} name="title" value={query.title} />
      <Field
        label={text("field-popularity")}
        name="popularity"
        hint={"< 100"}
        value={query.popularity}
      />
      <Field
        label={text("field-fixable")}
        name="fixableFlaws"
        hint={"> 0"}
        value={query.fixableFlaws}
      />
      <Field label={text("field-search")} name="search_flaws" value={query.search} />
      <label className="writer-field">
        <span>{text("by-area")}</span>
        <select name="area" defaultValue={query.area}>
          <option value="">{text("all")}</option>
          {report.areas.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="writer-field">
        <span>{text("by-check")}</span>
        <select name="flaws" multiple size={4} defaultValue={query.flaws}>
          {report.checks.map(({ name, count }) => (
            <option key={name} value={name}>{`${name} (${count})`}</option>
          ))}
        </select>
      </label>
      {query.sort !== "popularity" && (
        <input type="hidden" name="sort_by" value={query.sort} />
      )}
      {query.isReversed && <input type="hidden" name="sort_reverse" value="true" />}
      <span className="writer-buttons">
        <button className="button">{text("filter")}</button>
        {toFlawSearch(query) !== "" && <a href={`/${locale}/_flaws`}>{text("reset")}</a>}
      </span>
    </form>
  );
}

function FileRow({ request, file }: { request: WriterRequest; file: FlawedFile }) {
  const { text, locale } = request;
  const { page, checks, fixable, rank } = file;
  return (
    <tr>
      <td>
        {page ? (
          <a href={`${toHref(page.url)}#_flaws`}>{page.url}</a>
        ) : (
          <code>{file.file}</code>
        )}
        {page && <small>{page.title}</small>}
      </td>
      <td>{rank === null ? "–" : formatNumber(rank, locale)}</td>
      <td>
        {checks.map(({ check, count }) => `${check}: ${count}`).join(", ")}
        {fixable > 0 && <small>{text("fixable", { count: fixable })}</small>}
      </td>
    </tr>
  );
}

function Counts({
  title,
  counts,
  toAddress,
}: {
  title: string;
  counts: readonly { name: string; count: number }[];
  toAddress: (name: string) => string;
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="writer-counts">
        {counts.map(({ name, count }) => (
          <li key={name}>
            <a href={toAddress(name)}>{name}</a> <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
