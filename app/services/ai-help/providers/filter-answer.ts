import type { FoundSource } from "../retrieval/find-sources";
import { toMarkdownBlocks } from "../quoting/to-markdown";
import type { AnswerPiece } from "./provider";
import { toCitation } from "./quoted";

/** Stands in for a name that no cited section has. */
const UNKNOWN_NAME = "\\[…\\]";
/** Longest name in backticks, and longest link, that is held back until it ends. */
const LONGEST_NAME = 200;
const LONGEST_LINK = 500;

/**
 * Checks a model's answer while it streams: numbers of sources become links, unknown ones and
 * images are dropped, and so are names in backticks that neither the sections nor the question
 * contain. Code blocks pass as they are.
 */
export async function* filterAnswer(
  pieces: AsyncIterable<AnswerPiece>,
  { sources, question }: { sources: readonly FoundSource[]; question: string },
): AsyncGenerator<AnswerPiece> {
  const known = toKnownText(sources, question);
  let isFenced = false;
  let held = "";

  /** Returns the text that is decided; keeps the start of a name, a citation or a fence. */
  function release(isEnd: boolean): string {
    let out = "";
    while (held !== "") {
      if (!isFenced && held.startsWith("![")) {
        held = held.slice(1);
        continue;
      }
      if (held.startsWith("```")) {
        isFenced = !isFenced;
        out += held.slice(0, 3);
        held = held.slice(3);
        continue;
      }
      const at = held.search(isFenced ? /`/ : /[`[!]/);
      if (at !== 0) {
        out += at === -1 ? held : held.slice(0, at);
        held = at === -1 ? "" : held.slice(at);
        continue;
      }
      const token = isFenced ? readTicks(held, isEnd) : readToken(held, isEnd);
      if (token === null) break;
      out += isFenced ? token : checkToken(token, { sources, known });
      held = held.slice(token.length);
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

/** In code: backticks that are no fence. Null: the next piece decides. */
function readTicks(text: string, isEnd: boolean): string | null {
  return /^`{1,2}$/.test(text) && !isEnd ? null : "`";
}

/** The name, citation or mark that a text starts with. Null: the next piece decides. */
function readToken(text: string, isEnd: boolean): string | null {
  if (text.startsWith("!")) return text.length === 1 && !isEnd ? null : "!";
  if (text.startsWith("[")) {
    const link = /^\[[^\][]*\](?:\([^()]*\))?/.exec(text)?.[0];
    const isOpen =
      /^\[[^\][\n]*$/.test(text) || /^\[[^\][]*\](?:\([^()\n]*)?$/.test(text);
    return isOpen && !isEnd && text.length < LONGEST_LINK ? null : (link ?? "[");
  }
  if (/^`{1,2}$/.test(text) && !isEnd) return null;
  const name = /^`[^`\n]+`/.exec(text)?.[0];
  if (name !== undefined) return name;
  return !isEnd && text.length < LONGEST_NAME && !text.includes("\n") ? null : "`";
}

function checkToken(
  token: string,
  { sources, known }: { sources: readonly FoundSource[]; known: string },
): string {
  const [, numbers] = /^\[([\d,;\s]+)\]/.exec(token) ?? [];
  if (numbers !== undefined)
    return (numbers.match(/\d+/g) ?? [])
      .flatMap((number) => {
        const source = sources[Number(number) - 1];
        return source ? [toCitation(Number(number), source.url)] : [];
      })
      .join(" ");
  // A link that the model made up; its text stays.
  const [, text] = /^\[([^\][]*)\]\([^()]*\)$/.exec(token) ?? [];
  if (text !== undefined) return text;
  const [, name] = /^`(.+)`$/.exec(token) ?? [];
  return name === undefined || known.includes(toKey(name)) ? token : UNKNOWN_NAME;
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
