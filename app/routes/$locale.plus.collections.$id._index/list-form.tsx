import { useNavigate } from "@remix-run/react";
import { useId, type FormEvent } from "react";
import { toFields } from "~/browser/to-fields";
import { MAX_SEARCH_CHARACTERS } from "~/domain/http/url-limit";
import { useText } from "~/l10n/locale-context";
import { ITEM_SORTS } from "~/services/collections/collections-service";
import { useFilterForm } from "~/ui/filter-form/use-filter-form";
import filterForm from "~/ui/filter-form/filter-form.module.css";
import {
  parseListQuery,
  toListUrl,
  type ListQuery,
} from "../$locale.plus.collections/list-query";
import styles from "./collection-screen.module.css";

export interface ListFormProps {
  path: string;
  query: ListQuery;
  matchCount: number;
}

/** Plain GET form: text to search for in titles and notes, and sort order. */
export function ListForm({ path, query, matchCount }: ListFormProps) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const shown = toListUrl(path, { ...query, page: 1 });
  const { key, ref, submit, ask } = useFilterForm(shown);
  /**
   * Navigates in place, so that the focus stays; the URL contains no empty parameters.
   */
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = toFields(new FormData(event.currentTarget));
    const next = toListUrl(path, parseListQuery(fields));
    ask(next);
    navigate(next, { preventScrollReset: true });
  }
  return (
    <div className={styles.find}>
      <form
        key={key}
        ref={ref}
        className={filterForm.form}
        method="get"
        action={path}
        onSubmit={show}
        role="search"
        aria-label={text("collections-search")}
        data-chrome=""
      >
        <label htmlFor={`${id}-q`} className="visually-hidden">
          {text("collections-search")}
        </label>
        <input
          id={`${id}-q`}
          type="search"
          name="q"
          defaultValue={query.search}
          maxLength={MAX_SEARCH_CHARACTERS}
          placeholder={text("collections-search")}
          autoComplete="off"
        />
        <span className={styles.order}>
          <label htmlFor={`${id}-sort`} className={filterForm.sort}>
            {text("collections-sort")}
          </label>
          <select
            id={`${id}-sort`}
            name="sort"
            defaultValue={query.sort}
            onChange={submit}
          >
            {ITEM_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {text(`collections-sort-${sort}`)}
              </option>
            ))}
          </select>
          <button className="button">{text("collections-show")}</button>
        </span>
      </form>
      <p className={styles.matches} role="status">
        {query.search && (
          <>
            {text("collections-matches", { count: matchCount, query: query.search })}{" "}
            <a href={path}>{text("collections-show-all")}</a>
          </>
        )}
      </p>
    </div>
  );
}
