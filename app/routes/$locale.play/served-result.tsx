import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";

/** Result as rendered for browsers without scripts. */
export type ServedRun =
  /** URL of the runner. */
  | { kind: "address"; url: string }
  /** Too long for a URL, so the reader submits it as a form. */
  | { kind: "form"; url: string; state: string };

const FRAME = "play-served";
const FORM = "play-served-form";
/** Rights of frames that show results, for readers with and without scripts. */
export const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-modals";

/** Result for browsers without scripts; else the page itself runs the code. */
export function ServedResult({ served }: { served: ServedRun }) {
  const text = useText();
  return (
    <noscript>
      {served.kind === "form" && (
        <div className={styles.shared}>
          <p>{text("play-run-large")}</p>
          <button className="button" form={FORM}>
            {text("play-run-again")}
          </button>
        </div>
      )}
      <iframe
        className="sample-code-frame"
        name={FRAME}
        title={text("play-result")}
        sandbox={SANDBOX}
        src={served.kind === "address" ? served.url : undefined}
      />
    </noscript>
  );
}

/** Form that submits long code to the frame, outside the page's own form. */
export function ServedForm({ served }: { served: ServedRun }) {
  if (served.kind !== "form") return null;
  return (
    <form id={FORM} method="post" action={served.url} target={FRAME}>
      <input type="hidden" name="state" value={served.state} />
    </form>
  );
}
