import { useEffect } from "react";

/** Ctrl or Cmd and Enter, wherever the focus is on the page. */
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
