import type { Baseline } from "~/domain/compat/baseline";
import { toQuery } from "~/domain/http/to-query";
import { useText } from "~/l10n/locale-context";
import { BaselineExplanation } from "./baseline-explanation";
import styles from "./baseline-indicator.module.css";
import { BaselineSummary } from "./baseline-summary";

interface BaselineContentProps {
  baseline: Baseline;
  /** The page's path. */
  path: string;
  /** Returns the URL of a page by its path without locale, or null. */
  findPageUrl: (docPath: string) => string | null;
  /** Id of the heading of the page's compatibility table; null when it has no table. */
  compatAnchor: string | null;
  /** Address of the survey about Baseline; null for none. */
  survey: string | null;
}

/** Baseline status of a feature, in a BaselineBox: one line, details on demand. */
export function BaselineContent(props: BaselineContentProps) {
  const { baseline, path, findPageUrl, compatAnchor, survey } = props;
  const text = useText();
  const guideUrl = findPageUrl("/docs/Glossary/Baseline/Compatibility");
  return (
    <>
      <BaselineSummary baseline={baseline} />
      <div className={styles.body}>
        <BaselineExplanation baseline={baseline} findPageUrl={findPageUrl} />
        <ul className={styles.links}>
          {guideUrl !== null && (
            <li>
              <a href={guideUrl} target="_blank">
                {text("baseline-learn-more")}
              </a>
            </li>
          )}
          {compatAnchor !== null && (
            <li>
              <a href={`#${compatAnchor}`}>{text("baseline-see-compat")}</a>
            </li>
          )}
          {survey !== null && (
            <li>
              <a
                className="external"
                href={toFeedbackUrl(survey, path, baseline.baseline)}
                target="_blank"
                rel="noreferrer"
              >
                {text("baseline-feedback")}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

/** URL of the survey about this page's status. */
function toFeedbackUrl(
  survey: string,
  path: string,
  baseline: Baseline["baseline"],
): string {
  return `${survey}?${toQuery({ page: path, level: baseline || "not" })}`;
}
