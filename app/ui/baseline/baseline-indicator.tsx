import { BASELINE_BOX_SCRIPT } from "~/browser/reader-choices/baseline-box";
import type { Baseline } from "~/domain/compat/baseline";
import type { Locale } from "~/domain/locales/locale";
import { useText } from "~/l10n/locale-context";
import { useNonce } from "~/ui/render-context/render-context";
import { BaselineExplanation } from "./baseline-explanation";
import { toFeedbackUrl } from "./feedback-url";
import styles from "./baseline-indicator.module.css";
import { BaselineSummary } from "./baseline-summary";

interface BaselineIndicatorProps {
  baseline: Baseline;
  locale: Locale;
  /** The page's path. */
  path: string;
  /** The id that leads to the page's compatibility table; null when it has none. */
  compatAnchor: string | null;
}

/** Where a feature stands across browsers: one line, the details on demand. */
export function BaselineIndicator({
  baseline,
  locale,
  path,
  compatAnchor,
}: BaselineIndicatorProps) {
  const text = useText();
  const nonce = useNonce();
  const { status } = baseline.feature;
  // What is not to be used any more says so at once; whether it was closed is not remembered.
  const isWarning = status === "discouraged" || status === "removing";
  return (
    <>
      <details
        className={styles.box}
        data-status={status}
        open={isWarning || undefined}
        data-baseline-box={isWarning ? undefined : ""}
        suppressHydrationWarning
      >
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
            <li>
              <a
                className="external"
                href={toFeedbackUrl(path, baseline.baseline)}
                target="_blank"
                rel="noreferrer"
              >
                {text("baseline-feedback")}
              </a>
            </li>
          </ul>
        </div>
      </details>
      {!isWarning && (
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: BASELINE_BOX_SCRIPT }}
          suppressHydrationWarning
        />
      )}
    </>
  );
}
