import { useState } from "react";
import type { ContentMessage, ContentStatus } from "~/domain/offline/content-status";
import { useLocale } from "~/l10n/locale-context";
import styles from "./offline-content.module.css";

export interface StatusActionProps {
  /** Null before the worker has said anything. */
  status: ContentStatus | null;
  tell(message: ContentMessage): void;
}

/** State of the package in words, with the button for what comes next. */
export function StatusAction({ status, tell }: StatusActionProps) {
  const { text } = useLocale();
  const [checkedSince, setCheckedSince] = useState<string>();
  const { label, action } = describeStatus(status);
  // The worker notes a time with each state: a check that found nothing new is told by it alone.
  const isChecking = label === "current" && status?.timestamp === checkedSince;
  const progress = status?.progress ?? null;
  const percent = String(Math.floor((progress ?? 0) * 100));
  const isBusy = status?.phase === "download" || status?.phase === "unpack";
  return (
    <div className={styles.status}>
      {/* The progress bar tells how far it is; read out, each per cent would be a sentence. */}
      <p role="status" aria-live={label === "unpacking" ? "off" : undefined}>
        {label &&
          text(`settings-content-${isChecking ? "checking" : label}`, { percent })}
      </p>
      {isBusy && (
        <progress
          value={progress ?? 0}
          max={1}
          aria-label={text("settings-content-status")}
        />
      )}
      {status?.problem && (
        <p role="alert">{text(`settings-content-problem-${status.problem}`)}</p>
      )}
      {action && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setCheckedSince(action.label === "check" ? status?.timestamp : undefined);
            tell({ type: action.type });
          }}
        >
          {text(`settings-content-${action.label}`)}
        </button>
      )}
    </div>
  );
}

/** The table of states (server contract, 19.6). */
function describeStatus(status: ContentStatus | null) {
  const pause = { type: "pause", label: "pause" } as const;
  switch (status?.phase ?? "initial") {
    case "initial":
      return { label: "checking", action: null } as const;
    case "download":
      return { label: "downloading", action: pause } as const;
    case "unpack":
      return { label: "unpacking", action: pause } as const;
    case "clear":
      return { label: "clearing", action: null } as const;
    default:
      return describeIdle(status);
  }
}

function describeIdle(status: ContentStatus | null) {
  const { local = null, remote = null, progress = null } = status ?? {};
  if (progress !== null)
    return { label: "paused", action: { type: "update", label: "resume" } } as const;
  if (local === null)
    return { label: null, action: { type: "update", label: "download" } } as const;
  if (remote === null || remote.latest === local.version)
    return {
      label: "current",
      action: { type: "checkForUpdate", label: "check" },
    } as const;
  return { label: null, action: { type: "update", label: "update" } } as const;
}
