import type { AnswerEvent, ChatTurn } from "~/domain/ai-help/ai-help";
import { isAskError } from "~/domain/ai-help/ask-errors";
import type { FindSources } from "~/services/ai-help/index.server";
import type { FoundSource } from "~/services/ai-help/retrieval/find-sources";

/** A section to answer from. */
function createSource(name: string, html: string): FoundSource {
  return {
    url: `/en-US/docs/${name}#about`,
    title: `${name} › About`,
    summary: `${name} is a page.`,
    passage: { id: "about", heading: "About", html, text: html.replace(/<[^>]+>/g, "") },
  };
}

export const SOURCES = [
  createSource("Gap", "<p>The <code>gap</code> property sets gutters.</p>"),
  createSource("Grid", "<p>A grid has <code>rows</code>.</p>"),
];

/** Covers any question except one with the word "pizza". */
export const findFakeSources: FindSources = ({ text }) =>
  text.includes("pizza")
    ? { isCovered: false, sources: SOURCES }
    : { isCovered: true, sources: SOURCES };

export function toQuestion(content: string): { messages: ChatTurn[] } {
  return { messages: [{ role: "user", content }] };
}

/** Returns the text of an answer, and the error that it ended with. */
export async function readAnswer(events: AsyncIterable<AnswerEvent>) {
  let text = "";
  let reason: string | null = null;
  try {
    for await (const event of events)
      if ("choices" in event) {
        text += event.choices[0].delta.content ?? "";
        reason = event.choices[0].finish_reason;
      }
  } catch (error) {
    return { text, reason, error: readCode(error) };
  }
  return { text, reason, error: null };
}

/** Returns the code of an AskError. */
export function readCode(error: unknown): string {
  if (isAskError(error)) return error.code;
  throw error;
}
