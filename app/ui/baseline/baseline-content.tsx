import type { Baseline } from "~/domain/compat/baseline";
import type { Locale } from "~/domain/locales/locale";
import { toQuery } from "~/domain/site/to-query";
import { useText } from "~/l10n/locale-context";
import { BaselineExplanation } from "./baseline-explanation";
import styles from "./baseline-indicator.module.css";
import { BaselineSummary } from "./baseline-summary";

interface BaselineContentProps {
  baseline: Baseline;
  locale: Locale;
  /** The page's path. */
  path: string;
  /** Id of the heading of the page's compatibility table; null when it has no table. */
  compatAnchor: string | null;
  /** Address of the survey about Baseline; null for none. */
  survey: string | null;
}

/** Baseline status of a feature, in a BaselineBox: one line, details on demand. */
export function BaselineContent(props: BaselineContentProps) {
  const { baseline, locale, path, compatAnchor, survey } = props;
  const text = useText();
  return (
    <>
      <BaselineSummary baseline={baseline} />
      <div className={styles.body}>
        <BaselineExplanation baseline={baseline} />
        <ul className={styles.links}>
          <li>
            <a href={`/${locale}/docs/Glossary/Baseline/Compatibility`} target="_blank">
              {text("baseline-learn-more")}
            </a>
          </li>
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
