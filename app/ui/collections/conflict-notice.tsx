import { useText } from "~/l10n/locale-context";
import styles from "./form.module.css";

/**
 * Shows the current values after an edit conflict; the form below keeps the typed ones.
 */
export function ConflictNotice({
  current,
}: {
  current: readonly (readonly [label: string, value: string])[];
}) {
  const text = useText();
  return (
    <section className={styles.conflict} role="alert">
      <h2>{text("collection-conflict-title")}</h2>
      <p>{text("collection-conflict")}</p>
      <dl>
        {current.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
