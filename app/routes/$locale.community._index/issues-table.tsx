import { Fragment } from "react";
import { renderSitePage } from "~/domain/areas/render-about";
import type { PeopleOptions } from "~/domain/areas/render-people";
import type { Section } from "~/domain/documents/document";
import styles from "./issues-table.module.css";

export interface IssuesTableProps {
  issues: readonly {
    title: string;
    url: string | null;
    labels: readonly string[];
    repository: string;
  }[];
  source: keyof typeof NO_ISSUES;
}

const NOTHING_OPEN =
  "There are no open issues of this kind at the moment. Please come back later.";
/** Notes that stand for an empty list, by its source. */
const NO_ISSUES = {
  host: NOTHING_OPEN,
  samples: NOTHING_OPEN,
  none: "The list of issues can't be loaded at the moment. Please come back later.",
  offline:
    "The list of issues needs a network, because this page comes from your offline content.",
};

/** Open issues for new contributors, loaded by the server. */
export function IssuesTable({ issues, source }: IssuesTableProps) {
  if (issues.length === 0) return <p className={styles.note}>{NO_ISSUES[source]}</p>;
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Repository</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ title, url, labels, repository }) => (
              <tr key={url ?? title}>
                <td>
                  {url === null ? title : <a href={url}>{title}</a>}
                  {labels.map((label) => (
                    <Fragment key={label}>
                      {" "}
                      <span className={styles.label}>{label}</span>
                    </Fragment>
                  ))}
                </td>
                <td>{repository}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source === "samples" && (
        <p className={styles.note}>
          These are samples: this copy of the site isn&apos;t connected to a code host.
        </p>
      )}
    </>
  );
}

const ISSUES_ID = "help_us_fix_open_issues";

/**
 * HTML up to and including the section of the issues table, and after it; `after` is null
 * without such a section.
 */
export function splitAtIssues(
  sections: readonly Section[],
  options: PeopleOptions,
): {
  before: string;
  after: string | null;
} {
  const end = sections.findIndex(({ value }) => value.id === ISSUES_ID) + 1;
  if (end === 0) return { before: renderSitePage(sections, options), after: null };
  return {
    before: renderSitePage(sections.slice(0, end), options),
    after: renderSitePage(sections.slice(end), options),
  };
}
