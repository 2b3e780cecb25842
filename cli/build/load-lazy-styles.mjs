import { fileURLToPath } from "node:url";

/** Module with Vite's helper for imports whose chunk has style sheets. */
const HELPER = "\0vite/preload-helper.js";
const OWN = fileURLToPath(
  new URL("../../app/browser/loading/import-styled.ts", import.meta.url),
);

/**
 * Requests the style sheets of a lazy chunk together with its code. Vite's own helper waits for the sheets before it
 * requests the code, and takes a kilobyte of each page for other kinds of files.
 *
 * @returns {import("vite").Plugin}
 */
export function loadLazyStyles() {
  return {
    name: "load-lazy-styles",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    resolveId: (id) => (id === HELPER ? OWN : null),
  };
}
