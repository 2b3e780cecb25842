import type { FoundSource } from "../retrieval/find-sources";
import { toMarkdownBlocks } from "../quoting/to-markdown";
import type { AnswerPiece } from "./provider";
import { toCitation } from "./quoted";
import { readAnswerToken, type AnswerToken } from "./read-answer-token";

/** Stands in for a name that no cited section has. */
const UNKNOWN_NAME = "\\[…\\]";

/**
 * Checks a model's answer while it streams: numbers of sources become links, unknown ones, other links
 * and images are dropped, and so are names in backticks that neither the sections nor the question
 * contain. Code blocks pass as they are. Links in forms that no clause here knows are dropped where
 * Markdown is parsed (app/markdown/answer-links.ts).
 */
export async function* filterAnswer(
  pieces: AsyncIterable<AnswerPiece>,
  { sources, question }: { sources: readonly FoundSource[]; question: string },
): AsyncGenerator<AnswerPiece> {
  const known = toKnownText(sources, question);
  let [held, line] = ["", ""];
  let fence: string | null = null;

  /** Returns the text that is decided; keeps the start of a name, a citation or a fence. */
  function release(isEnd: boolean): string {
    let out = "";
    while (held !== "") {
      const token = readAnswerToken(held, { line, fence, isEnd });
      if (token === null) break;
      const source = held.slice(0, token.length);
      held = held.slice(token.length);
      if (token.kind === "link") {
        // The text of a link that the model made up stays, and is checked too.
        held = token.text + held;
        continue;
      }
      if (token.kind === "fence") fence = token.run;
      if (token.kind === "fence-end") fence = null;
      line =
        (source.includes("\n") ? "" : line) + source.slice(source.lastIndexOf("\n") + 1);
      out += checkToken(token, source, { sources, known });
    }
    return out;
  }

  for await (const piece of pieces) {
    if ("text" in piece) {
      held += piece.text;
      const text = release(false);
      if (text !== "") yield { text };
      continue;
    }
    const rest = release(true);
    if (rest !== "") yield { text: rest };
    yield piece;
  }
  const rest = release(true);
  if (rest !== "") yield { text: rest };
}

function checkToken(
  token: AnswerToken,
  source: string,
  { sources, known }: { sources: readonly FoundSource[]; known: string },
): string {
  switch (token.kind) {
    case "citation":
      return (token.numbers.match(/\d+/g) ?? [])
        .flatMap((number) => {
          const cited = sources[Number(number) - 1];
          return cited ? [toCitation(Number(number), cited.url)] : [];
        })
        .join(" ");
    case "name":
      return known.includes(toKey(token.name)) ? source : UNKNOWN_NAME;
    case "bracket":
      return "\\[";
    default:
      return source;
  }
}

function toKnownText(sources: readonly FoundSource[], question: string): string {
  const texts = sources.flatMap(({ title, summary, passage }) => [
    title,
    summary,
    passage.text,
    passage.heading ?? "",
    ...toMarkdownBlocks(passage.html),
  ]);
  return toKey(`${texts.join(" ")} ${question}`);
}

/** Ignores case and the punctuation of names such as `<div>`, `map()` and `.map`. */
function toKey(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[\s<>()[\]{}.,;:=!?'"`*\\/&|~#]+/g, " ")
    .trim()} `;
}
