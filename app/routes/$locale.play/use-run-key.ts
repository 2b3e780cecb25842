import { useEffect } from "react";

/** Runs on Ctrl or Cmd with Enter, regardless of the focus. */
export function useRunKey(run: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [run]);
}
