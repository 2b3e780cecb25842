import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { useText } from "~/l10n/locale-context";
import { useFilterForm } from "~/ui/filter-form/use-filter-form";
import filterForm from "~/ui/filter-form/filter-form.module.css";
import type { UpdatesQuery } from "../api.v2.updates/read-updates-query";
import type { NamedId } from "./describe-list";
import { toUpdatesQuery } from "./updates-url";
import styles from "./updates.module.css";

export interface UpdateFiltersProps {
  path: string;
  show: "baseline" | null;
  query: UpdatesQuery;
  choices: {
    browsers: readonly NamedId[];
    categories: readonly NamedId[];
    collections: readonly { id: string; name: string }[];
  };
}

/** A plain GET form; with JavaScript each choice applies at once. */
export function UpdateFilters({ path, show, query, choices }: UpdateFiltersProps) {
  const text = useText();
  const navigate = useNavigate();
  const shown = toUpdatesQuery({ ...query, show, page: 1 });
  const { key, ref, submit, ask } = useFilterForm(shown);
  /** In place, so that the focus stays; lists are joined, and nothing empty is in the address. */
  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const list = (name: string): string[] =>
      fields.getAll(name).filter((value) => typeof value === "string");
    const address = {
      browsers: list("browsers"),
      category: list("category"),
      collections: list("collections"),
      q: list("q")[0] ?? null,
      show,
      sort: list("sort")[0] === "asc" ? ("asc" as const) : null,
    };
    const next = toUpdatesQuery(address);
    ask(next);
    navigate(path + next, { preventScrollReset: true });
  }
  const collections = choices.collections.map(({ id, name }) => [id, name] as const);
  const isFiltered = toUpdatesQuery({ ...query, page: 1 }) !== "";
  return (
    <form
      key={key}
      ref={ref}
      className={filterForm.form}
      action={path}
      role="search"
      aria-label={text("updates-filter")}
      data-chrome=""
      onSubmit={apply}
    >
      {show && <input type="hidden" name="show" value={show} />}
      {!show && (
        <>
          <Choice
            name="browsers"
            label={text("updates-browsers")}
            items={choices.browsers}
            chosen={query.browsers}
            onChange={submit}
          />
          <Choice
            name="category"
            label={text("updates-categories")}
            items={choices.categories}
            chosen={query.category}
            onChange={submit}
          />
        </>
      )}
      {collections.length > 0 && (
        <Choice
          name="collections"
          label={text("updates-collections")}
          items={collections}
          chosen={query.collections}
          onChange={submit}
        />
      )}
      <label className={styles.search}>
        <span className="visually-hidden">{text("updates-search")}</span>
        <input
          type="search"
          name="q"
          defaultValue={query.q ?? ""}
          placeholder={text("updates-search")}
          maxLength={200}
          autoComplete="off"
        />
      </label>
      <label className={filterForm.sort}>
        {text("updates-sort")}{" "}
        <select name="sort" defaultValue={query.sort ?? "desc"} onChange={submit}>
          <option value="desc">{text("updates-sort-desc")}</option>
          <option value="asc">{text("updates-sort-asc")}</option>
        </select>
      </label>
      <button className="button">{text("updates-show")}</button>
      {isFiltered && (
        <a href={path + toUpdatesQuery({ show })}>{text("updates-reset")}</a>
      )}
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  items: readonly NamedId[];
  chosen: readonly string[] | null;
  onChange: () => void;
}

/** Checkboxes behind a disclosure: several may be chosen. */
function Choice({ name, label, items, chosen, onChange }: ChoiceProps) {
  const count = chosen?.length ?? 0;
  return (
    <details className={styles.choice} data-menu="">
      <summary className="button">
        {label}
        {count > 0 && ` (${count})`}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {items.map(([id, itemName]) => (
          <label key={id}>
            <input
              type="checkbox"
              name={name}
              value={id}
              defaultChecked={chosen?.includes(id)}
              onChange={onChange}
            />
            <bdi>{itemName}</bdi>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
