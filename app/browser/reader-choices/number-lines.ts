import { splitLines } from "~/domain/text/split-lines";
import { CODE_DISPLAY, readDisplay } from "./display-choice";

const CODE = ".prose .code-example > pre > code";
const numbered = new WeakSet<Element>();

/**
 * Wraps the lines of all code in elements that CSS numbers, if the reader has chosen
 * numbers.
 */
export function numberLines(): void {
  if (!readDisplay(CODE_DISPLAY).includes("numbers")) return;
  for (const code of document.querySelectorAll(CODE)) {
    // Code with marked lines is split by the server.
    if (numbered.has(code) || code.querySelector(".line")) continue;
    numbered.add(code);
    // Safe: the page's own HTML, split at line breaks.
    code.innerHTML = splitLines(code.innerHTML);
  }
}

export { numberLines as start };
