import filterForm from "~/ui/filter-form/filter-form.module.css";
import { Paging } from "~/ui/paging/paging";
import type { loadChanges, ShownChange } from "./load-changes.server";
import { toChangesUrl } from "./changes-query";
import styles from "./changes-page.module.css";

type ChangesPageProps = ReturnType<typeof loadChanges>;

/** Changes by day, with filters that work as a plain form. */
export function ChangesPage(props: ChangesPageProps) {
  const { locale, query, last, title, intro, none, days, feed } = props;
  return (
    <main id="content" tabIndex={-1} className={`page-width page-space ${styles.page}`}>
      <header>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <Filters {...props} />
      {days.length === 0 && <p>{none}</p>}
      {days.map(({ day, name, changes }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            <time dateTime={day}>{name}</time>
          </h2>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <Change key={change.id} {...change} />
            ))}
          </ul>
        </section>
      ))}
      <Paging
        area="search"
        page={query.page}
        lastPage={last}
        toUrl={(page) => toChangesUrl(locale, { ...query, page })}
      />
      <p>
        <a href={feed.href}>{feed.title}</a>
      </p>
    </main>
  );
}

function Filters({ locale, query, form, isFiltered }: ChangesPageProps) {
  return (
    <form
      key={toChangesUrl(locale, query)}
      className={`${filterForm.form} ${styles.filters}`}
      action={toChangesUrl(locale, {})}
      role="search"
      aria-label={form.label}
      data-chrome=""
    >
      {form.fields.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={query[name] ?? ""}>
            {options.map(({ value, label, lang }) => (
              <option key={value} value={value} lang={lang}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button primary">{form.show}</button>
      {isFiltered && <a href={toChangesUrl(locale, {})}>{form.reset}</a>}
    </form>
  );
}

function Change({ kind, label, what, title, summary, href, lang }: ShownChange) {
  return (
    <li>
      <h3 lang={lang}>{href === null ? title : <a href={href}>{title}</a>}</h3>
      <p className={styles.facts}>
        <span className={styles.kind} data-kind={kind}>
          {label}
        </span>
        {what}
      </p>
      {summary !== "" && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
    </li>
  );
}
