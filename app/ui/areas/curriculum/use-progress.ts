import { useMemo, useSyncExternalStore } from "react";
import {
  parseProgress,
  readProgressText,
  watchProgress,
} from "~/browser/curriculum-progress";

/** The modules that the reader has ticked off in this browser; none on the server. */
export function useProgress(): ReadonlySet<string> {
  const text = useSyncExternalStore(watchProgress, readProgressText, () => "[]");
  return useMemo(() => parseProgress(text), [text]);
}
