import type { AnswerPatch } from "~/domain/ai-help/conversation";
import { renderBlocks, type RenderAnswerOptions } from "./render-answer";

export interface AnswerStream {
  /** Adds text, and returns what has changed. */
  push(text: string): AnswerPatch;
  /** Shows what a link that never ended has held back. */
  finish(): AnswerPatch;
}

/** The beginning of a link, which would be shown as brackets until its end has come. */
const OPEN_LINK = /!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/;
/**
 * Longest link that is held back, longer than any of an answer. The search for one begins anew at each bracket, so that
 * it would take longer than all else in a paragraph with thousands of them.
 */
const LONGEST_LINK = 1000;

/**
 * Renders an answer while it comes. Only the last block is rendered again, because Markdown changes
 * nothing above it.
 */
export function createAnswerStream(options: RenderAnswerOptions): AnswerStream {
  /** Text of the last block; the number of blocks before it, and their headings above it. */
  let tail = "";
  let done = 0;
  let headings: readonly number[] = [];
  function show(text: string): AnswerPatch {
    const blocks = renderBlocks(text, options, headings);
    const at = done;
    const last = blocks.at(-1);
    if (last && blocks.length > 1) {
      tail = tail.split("\n").slice(last.line).join("\n");
      done += blocks.length - 1;
      headings = blocks.at(-2)?.headings ?? headings;
    }
    return { at, blocks: blocks.map(({ html }) => html) };
  }
  return {
    push(text) {
      tail += text;
      const end = tail.slice(-LONGEST_LINK).replace(OPEN_LINK, "");
      return show(tail.slice(0, -LONGEST_LINK) + end);
    },
    finish: () => show(tail),
  };
}
