import { useEffect, useRef } from "react";
import { createRunner, type Runner } from "~/browser/play/create-runner";
import type { RunnerMessage } from "~/domain/play/messages";
import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";
import { SANDBOX } from "./served-result";
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
