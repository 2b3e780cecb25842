import styles from "./observatory.module.css";
import { MoreLinks, ScanForm } from "./parts.server";
import type { View } from "./view.server";

/** While a scan goes on and its reader has no script: the page loads itself again. */
export function Running({ view, host }: { view: View; host: string }) {
  const { text } = view;
  return (
    <div>
      <h1>{text("report-title")}</h1>
      <p role="status">{text("running-title", { host })}</p>
      <progress
        className={styles.progress}
        aria-label={text("running-title", { host })}
      />
      <p className={styles.note}>{text("running-note")}</p>
    </div>
  );
}

/** A scan that did not come about, with the form to try again. */
export function Failed({
  view,
  host,
  message,
}: {
  view: View;
  host: string;
  message: string;
}) {
  return (
    <div>
      <h1>{view.text("report-title")}</h1>
      <ScanForm view={view} host={host} fault={message} />
      <p>
        <a href={view.home}>{view.text("fault-home")}</a>
      </p>
      <MoreLinks view={view} />
    </div>
  );
}
