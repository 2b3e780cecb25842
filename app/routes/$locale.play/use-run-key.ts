import { useEffect } from "react";

/**
 * Runs on Ctrl or Cmd with Enter, also outside the editors. Search, report and dialogs keep the key,
 * because shared code must not run when a reader sends a report about it.
 */
export function useRunKey(run: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      if (isInOtherForm(event.target)) return;
      event.preventDefault();
      run();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [run]);
}

function isInOtherForm(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest("form, dialog") : null;
  return form !== null && !form.contains(document.getElementById("play-editors"));
}
