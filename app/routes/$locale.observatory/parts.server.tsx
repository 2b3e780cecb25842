import type { ReactNode } from "react";
import type { Verdict } from "~/services/observatory/index.server";
import styles from "./observatory.module.css";
import reportStyles from "./report.module.css";
import { formatGrade, toLink, type View } from "./view.server";

const SIGNS = { pass: "✓", fail: "✕", none: "–" } as const;

/** A result by sign and word, never by colour alone. */
export function VerdictSign({
  verdict,
  text,
}: { verdict: Verdict } & Pick<View, "text">) {
  const words = {
    pass: text("passed-yes"),
    fail: text("passed-no"),
    none: text("passed-none"),
  };
  return (
    <span className={reportStyles.verdict} data-verdict={verdict}>
      <span aria-hidden="true">{SIGNS[verdict]}</span>
      <span className="visually-hidden">{words[verdict]}</span>
    </span>
  );
}

/** The letter of a grade; its hidden word has no colon, before which languages write different spaces. */
export function Grade({ text, grade }: { grade: string } & Pick<View, "text">) {
  return (
    <p className={reportStyles.grade} data-grade={grade[0]}>
      <span className="visually-hidden">{text("grade")} </span>
      {formatGrade(grade)}
    </p>
  );
}

export interface Column {
  label: string;
  /** The cell that names its row. */
  isName?: boolean;
}

/** A table whose cells, on narrow screens, stand below each other with their column's name. */
export function DataTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <table className={reportStyles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => {
              const { label = "", isName = false } = columns[index] ?? {};
              return isName ? (
                <th scope="row" key={label}>
                  {cell}
                </th>
              ) : (
                <td data-header={label} key={label}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ScanFormProps {
  view: View;
  /** The text that was typed before. */
  host?: string;
  fault?: string | null;
}

/** The form that starts a scan: a link by GET, so that it works without a script. */
export function ScanForm({ view, host = "", fault = null }: ScanFormProps) {
  const { text } = view;
  return (
    <form action={toLink(view, "/analyze")} className={styles.form} data-scan-form="">
      <label className="visually-hidden" htmlFor="scan-host">
        {text("field-site")}
      </label>
      <input
        id="scan-host"
        className={styles.field}
        name="host"
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        maxLength={300}
        required
        placeholder={text("field-example")}
        defaultValue={host}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, which a loaded page does not announce
        autoFocus={fault !== null}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : "scan-fault"}
      />
      <button type="submit" className="button primary">
        {text("scan")}
      </button>
      {fault !== null && (
        <p id="scan-fault" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <ScanProgress label={text("running")} />
    </form>
  );
}

/** Shown by a script while a scan goes on. */
export function ScanProgress({ label }: { label: string }) {
  return (
    <progress
      className={styles.progress}
      aria-label={label}
      data-scan-progress=""
      hidden
    />
  );
}

/** Where else one can go from a page of the scanner. */
export function MoreLinks({ view }: { view: View }) {
  const { text } = view;
  const links = [
    [toLink(view, "/docs/tests_and_scoring"), text("link-tests")],
    [toLink(view, "/docs/faq"), text("link-faq")],
    [toLink(view, "/paste"), text("link-paste")],
    [toLink(view, "/compare"), text("link-compare")],
  ] as const;
  return (
    <nav className={styles.more} aria-label={text("more")}>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
