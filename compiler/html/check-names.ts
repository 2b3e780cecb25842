import { describeDuplicateId } from "../flaws/duplicate-id";
import { describeHeadingLevel } from "../flaws/heading-level";
import { describeHeadingLink, describeLinkedHeading } from "../flaws/heading-link";
import type { FinishJob } from "./finish-context";
import { isHeading } from "./ids";
import {
  getAttribute,
  hasDescendant,
  isElement,
  readText,
  type Element,
} from "../core/tree";

const LINK = new Set(["a"]);

/** Reports an id that the page had already; `written`: what stood there before. */
export function checkId(element: Element, written: string, job: FinishJob): void {
  const id = getAttribute(element, "id") ?? "";
  if (id === written.toLowerCase()) return;
  const place = job.locate(`id="${written}"`, `id='${written}'`, `id=${written}`);
  // Macros number their own ids.
  if (place.line !== null) job.report({ ...describeDuplicateId(written, id), ...place });
}

/** Reports a heading with a link in it, and one that skips a level; before it gets its id. */
export function checkHeading(heading: Element, isAtRoot: boolean, job: FinishJob): void {
  // What a macro put there is the macro's to write.
  if (getAttribute(heading, "data-macro") !== null) return;
  const holdsLink = hasDescendant(heading, LINK);
  if (holdsLink) reportHeading(heading, describeHeadingLink, job);
  if (!isAtRoot) return;
  const level = Number(heading.tagName.slice(1));
  const expected = level === 1 ? 2 : job.headingLevel + 1;
  job.headingLevel = level;
  if (level <= expected && level > 1) return;
  reportHeading(heading, (text) => describeHeadingLevel(text, { level, expected }), job);
}

/** Reports a link around a heading. */
export function checkLink(link: Element, job: FinishJob): void {
  const heading = link.childNodes.find((node) => isElement(node) && isHeading(node));
  if (heading && isElement(heading)) reportHeading(heading, describeLinkedHeading, job);
}

type Describe = (text: string) => ReturnType<typeof describeHeadingLink>;

/** Only headings that are found in the file are the writer's. */
function reportHeading(heading: Element, describe: Describe, job: FinishJob): void {
  const text = readText(heading).trim();
  const hashes = "#".repeat(Number(heading.tagName.slice(1)));
  const place = job.locate(
    `${hashes} ${text}`,
    `${hashes} [${text}`,
    `<${heading.tagName}`,
  );
  if (place.line !== null) job.report({ ...describe(text), ...place });
}
