/** Sections that a reader sees first; the browser shows more of them where they fit. */
const FIRST_SECTIONS = 2;
/** Attribute that lets the browser leave out what is out of sight (styles/prose/text.css). */
const LATER = "data-later";
/** Default height of frames without an attribute, in CSS pixels. */
const FRAME_HEIGHT = 150;
const IDLE_MILLISECONDS = 100;

/** Work that is left after an article is shown; each step is short, and done between frames. */
export type Steps = readonly (() => void)[];

/**
 * Takes out of a parsed article what would delay its first paint: frames, each a document of its own,
 * and the layout of sections out of sight. On a slow processor these take longer than the rest.
 *
 * @param hasTop The article is shown from its top. Anywhere else, positions have to be exact.
 */
export function putOff(part: Document, hasTop: boolean): Steps {
  const frames = Array.from(part.querySelectorAll("#content iframe"), putOffFrame);
  const sections = hasTop ? [...part.querySelectorAll("#article-body > *")] : [];
  const later = sections.slice(FIRST_SECTIONS);
  for (const section of later) section.setAttribute(LATER, "");
  return [
    ...frames,
    ...later.map((section) => () => {
      section.removeAttribute(LATER);
    }),
  ];
}

/** A box of the same size takes the place of a frame; boxes of examples have a size of their own. */
function putOffFrame(frame: Element): () => void {
  const isInExample = frame.closest(".example-frame") !== null;
  const box = isInExample
    ? document.createComment("")
    : Object.assign(document.createElement("div"), { className: frame.className });
  if (box instanceof HTMLElement)
    box.style.blockSize = `${frame.getAttribute("height") ?? FRAME_HEIGHT}px`;
  frame.replaceWith(box);
  return () => {
    box.replaceWith(frame);
  };
}

/** Takes the steps after the next paint, one whenever the browser is idle. */
export function takeSteps(steps: Steps, isCurrent: () => boolean): void {
  const [step, ...others] = steps;
  if (!step) return;
  waitForPause(() => {
    if (!isCurrent()) return;
    step();
    takeSteps(others, isCurrent);
  });
}

function waitForPause(then: () => void): void {
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window)
      requestIdleCallback(then, { timeout: IDLE_MILLISECONDS });
    else setTimeout(then);
  });
}
