import type { Baseline } from "~/domain/compat/baseline";
import { useText } from "~/l10n/locale-context";
import styles from "./baseline-indicator.module.css";
import { listBrowserVersions } from "./browser-groups";

/** Lists the first supporting version of each browser edition. */
export function BrowserVersions({ support }: { support: Baseline["support"] }) {
  const text = useText();
  return (
    <>
      <p>{text("baseline-versions")}</p>
      <ul className={styles.versions}>
        {listBrowserVersions(support).map(({ name, icon, version }) => (
          <li key={name}>
            <span className={`bc-b-${icon} ${styles.logo}`} aria-hidden="true" />
            {name}{" "}
            {version === null ? (
              <span className={styles.missing}>{text("baseline-version-none")}</span>
            ) : (
              <strong>{version}</strong>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
