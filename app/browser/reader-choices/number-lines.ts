import { splitLines } from "~/domain/text/split-lines";
import { CODE_DISPLAY, readDisplay } from "./display-choice";

const CODE = ".prose .code-example > pre > code";
const numbered = new WeakSet<Element>();

/** Gives the lines of the page's code their elements, which styles count, if they are wanted. */
export function numberLines(): void {
  if (!readDisplay(CODE_DISPLAY).includes("numbers")) return;
  for (const code of document.querySelectorAll(CODE)) {
    // Some have them from the start, to mark lines.
    if (numbered.has(code) || code.querySelector(".line")) continue;
    numbered.add(code);
    // The page's own HTML, cut at line breaks: nothing new comes in.
    code.innerHTML = splitLines(code.innerHTML);
  }
}
