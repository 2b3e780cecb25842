import type { Steps } from "../idle-steps";
import { layOutLater } from "../later-sections";

/** Default height of frames without an attribute, in CSS pixels. */
const FRAME_HEIGHT = 150;

/**
 * Takes out of a parsed article what would delay its first paint: frames, each a document of its own,
 * and the layout of sections out of sight. On a slow processor these take longer than the rest.
 *
 * @param hasTop The article is shown from its top. Anywhere else, positions have to be exact.
 */
export function putOff(part: Document, hasTop: boolean): Steps {
  const frames = Array.from(part.querySelectorAll("#content iframe"), putOffFrame);
  return hasTop ? [...frames, ...layOutLater(part)] : frames;
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
