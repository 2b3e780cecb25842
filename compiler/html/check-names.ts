import { findOwn } from "~/domain/text/find-own";
import {
  describeDuplicateId,
  describeHeadingLevel,
  describeHeadingLink,
  describeLinkedHeading,
} from "../flaws/names";
import type { FinishJob } from "./finish-context";
import { isHeading } from "./ids";
import {
  getAttribute,
  hasDescendant,
  isElement,
  isText,
  readText,
  type Element,
} from "../core/tree";

const LINK = new Set(["a"]);

/** Reports a duplicate id; `written` is the id before it was renamed. */
export function checkId(element: Element, written: string, job: FinishJob): void {
  const id = getAttribute(element, "id") ?? "";
  if (id === written.toLowerCase()) return;
  const place = job.locate(`id="${written}"`, `id='${written}'`, `id=${written}`);
  // Macros number their ids themselves, so only ids in the file are reported.
  if (place.line !== null) job.report({ ...describeDuplicateId(written, id), ...place });
}

/**
 * Reports a heading that contains a link or skips a level. Called before the heading gets its
 * id.
 */
export function checkHeading(heading: Element, isAtRoot: boolean, job: FinishJob): void {
  // Authors can't change a heading that a macro made.
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

/** Reports a link that contains a heading. */
export function checkLink(link: Element, job: FinishJob): void {
  const heading = link.childNodes.find((node) => isElement(node) && isHeading(node));
  if (heading && isElement(heading)) reportHeading(heading, describeLinkedHeading, job);
}

type Describe = (text: string) => ReturnType<typeof describeHeadingLink>;

/** Reports a heading only if it is in the file, because authors can't change others. */
function reportHeading(heading: Element, describe: Describe, job: FinishJob): void {
  const text = readText(heading).trim();
  const written = readMarkdown(heading).trim();
  const hashes = "#".repeat(Number(heading.tagName.slice(1)));
  const place = job.locate(
    `${hashes} ${written}`,
    `${hashes} ${text}`,
    `${hashes} [${text}`,
    `<${heading.tagName}`,
  );
  if (place.line !== null) job.report({ ...describe(text), ...place });
}

const SIGNS: Readonly<Record<string, string>> = { code: "`", em: "_", strong: "**" };

/** Reads a heading's text as authors write it, with the signs of code and emphasis. */
function readMarkdown(element: Element): string {
  return element.childNodes
    .map((node) => {
      if (isText(node)) return node.value;
      if (!isElement(node)) return "";
      const signs = findOwn(SIGNS, node.tagName) ?? "";
      return signs + readMarkdown(node) + signs;
    })
    .join("");
}
