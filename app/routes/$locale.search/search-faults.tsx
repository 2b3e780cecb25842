import type { InterfaceText } from "~/domain/text/strings";
import { useText } from "~/l10n/locale-context";
import type { SearchFault } from "~/services/search/search-request";
import styles from "./search-form.module.css";

/** Target of the field's aria-describedby. */
export const FAULTS_ID = "search-faults";

/** Invalid parameters of the URL, one line each. */
export function SearchFaults({ faults }: { faults: readonly SearchFault[] }) {
  const text = useText();
  return (
    <div id={FAULTS_ID} role="alert">
      <ul className={styles.faults}>
        {faults.map(({ param, code }) => (
          <li key={param}>
            <code>{param}</code>: {explain(code, text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function explain(code: SearchFault["code"], text: InterfaceText): string {
  switch (code) {
    case "too-long":
      return text("search-fault-too-long");
    case "not-a-number":
    case "too-small":
    case "too-large":
      return text("search-fault-page", { most: 10 });
    default:
      return text("search-fault-unknown");
  }
}
