import { useEffect, useRef } from "react";
import { createRunner, type Runner } from "~/browser/play/create-runner.client";
import type { RunnerMessage } from "~/domain/play/messages";
import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";
import type { Run } from "./use-playground";

export interface ResultFrameProps {
  run: Run | null;
  src: string | null;
  /**
   * Origin of the runner; null if frames load a path of the site, whose server may
   * redirect them (docs/decisions/0017).
   */
  origin: string | null;
  onMessage(message: RunnerMessage): void;
  /** Content before the first run. */
  children?: React.ReactNode;
}

/** Container of the runner's frame. */
export function ResultFrame({ run, src, origin, onMessage, children }: ResultFrameProps) {
  const text = useText();
  const title = text("play-result");
  const host = useRef<HTMLDivElement>(null);
  const runner = useRef<Runner | null>(null);
  const listen = useRef(onMessage);
  listen.current = onMessage;
  useEffect(() => {
    if (!host.current) return;
    const created = createRunner({
      host: host.current,
      origin,
      title,
      sandbox: SANDBOX,
      onMessage: (message) => listen.current(message),
    });
    runner.current = created;
    return () => created.destroy();
  }, [origin, title]);
  useEffect(() => {
    if (run) void runner.current?.run({ ...run.code, ...(src !== null && { src }) });
  }, [run, src]);
  return (
    <div className={styles.frame}>
      <div ref={host} className={styles.frameHost} />
      {run === null && children}
    </div>
  );
}

/** Result as rendered for browsers without scripts. */
export type ServedRun =
  /** URL of the runner. */
  | { kind: "address"; url: string }
  /** Too long for a URL, so the reader submits it as a form. */
  | { kind: "form"; url: string; state: string };

const FRAME = "play-served";
const FORM = "play-served-form";
/** Rights of frames that show results, for readers with and without scripts. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-modals";

/** Result for browsers without scripts; else the page itself runs the code. */
export function ServedResult({ served }: { served: ServedRun }) {
  const text = useText();
  return (
    <>
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
    </>
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
