import type { Baseline, BaselineStatus } from "~/domain/compat/baseline";
import { useLocale } from "~/l10n/locale-context";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import { parseBaselineDate } from "./baseline-explanation";
import styles from "./baseline-indicator.module.css";
import { listBrowserGroups, type BrowserSupport } from "./browser-groups";

const SIGN_LABELS: Readonly<Record<BaselineStatus, InterfaceMessageId>> = {
  high: "baseline-sign-yes",
  low: "baseline-sign-yes",
  limited: "baseline-sign-no",
  discouraged: "baseline-sign-discouraged",
  removing: "baseline-sign-discouraged",
};

/** The line that is always visible: icon, title, and supporting browsers. */
export function BaselineSummary({ baseline }: { baseline: Baseline }) {
  const { text } = useLocale();
  const { status } = baseline.feature;
  return (
    <summary className={styles.summary}>
      <span className={styles.sign} role="img" aria-label={text(SIGN_LABELS[status])} />
      <span className={styles.title}>
        <BaselineTitle baseline={baseline} />
      </span>
      <span className={styles.engines}>
        {listBrowserGroups(baseline.support).map((browsers) => (
          <Engine key={browsers[0]?.name} browsers={browsers} />
        ))}
      </span>
      <span className={styles.chevron} aria-hidden="true" />
    </summary>
  );
}

function BaselineTitle({ baseline }: { baseline: Baseline }) {
  const { text } = useLocale();
  const { status } = baseline.feature;
  const year = parseBaselineDate(baseline.baseline_low_date)?.getUTCFullYear();
  const asterisk = baseline.asterisk ? " *" : "";
  switch (status) {
    case "high":
      return (
        <>
          {text("baseline-name")} <strong>{text("baseline-high") + asterisk}</strong>
        </>
      );
    case "low":
      return (
        <>
          {text("baseline-name")} <strong>{`${year ?? ""}${asterisk}`}</strong>
          <span className={styles.pill}>{text("baseline-low")}</span>
        </>
      );
    case "limited":
      return <strong>{text("baseline-limited") + asterisk}</strong>;
    case "discouraged":
      return <strong>{text("baseline-discouraged") + asterisk}</strong>;
    case "removing":
      return (
        <>
          <strong>{text("baseline-discouraged") + asterisk}</strong>
          <span className={styles.pill}>{text("baseline-removing")}</span>
        </>
      );
  }
}

function Engine({ browsers }: { browsers: BrowserSupport[] }) {
  const { locale, text } = useLocale();
  return (
    <span className={styles.engine} title={describeEngine(browsers, locale, text)}>
      {browsers.map(({ name, icon, supported }) => (
        <span
          key={name}
          className={`bc-b-${icon} ${styles.browser}`}
          data-supported={supported}
          role="img"
          aria-label={text(supported ? "baseline-browser-yes" : "baseline-browser-no", {
            browser: name,
          })}
        >
          {name}
        </span>
      ))}
    </span>
  );
}

type Locale = ReturnType<typeof useLocale>["locale"];
type Text = ReturnType<typeof useLocale>["text"];

function describeEngine(browsers: BrowserSupport[], locale: Locale, text: Text): string {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const describe = (id: InterfaceMessageId, supported: boolean) => {
    const names = browsers.filter((browser) => browser.supported === supported);
    return names.length > 0
      ? [text(id, { browsers: list.format(names.map(({ name }) => name)) })]
      : [];
  };
  return [
    ...describe("baseline-supported-in", true),
    ...describe("baseline-unsupported-in", false),
  ].join(" ");
}
