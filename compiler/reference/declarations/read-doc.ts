import type { JSDoc, JSDocTag, Node, NodeArray } from "typescript";
import { correctDoc } from "./correct-doc";

export interface Doc {
  meaning: string;
  parameters: ReadonlyMap<string, string>;
  returns: string;
  throws: string[];
  isDeprecated: boolean;
  isOverride: boolean;
}

type Comment = JSDoc["comment"];

/** Reads a node's documentation comment. The parser attaches it without declaring it. */
export function readDoc(node: Node): Doc {
  const { jsDoc: docs = [] } = node as Node & { jsDoc?: JSDoc[] };
  const doc = docs.at(-1);
  const tags = [...(doc?.tags ?? [])];
  // No getter of the parser, because V8 would keep the parser's source for code that it has optimized with one.
  const named = (...names: string[]): JSDocTag[] =>
    tags.filter(({ tagName }) => names.includes(String(tagName.escapedText)));
  return {
    meaning: readComment(doc?.comment),
    parameters: new Map(named("param").map(readParameter)),
    returns: readComment(named("returns", "return")[0]?.comment),
    throws: named("throws", "throw", "exception").map(({ comment }) =>
      readComment(comment),
    ),
    isDeprecated: named("deprecated").length > 0,
    isOverride: named("override").length > 0,
  };
}

function readParameter(tag: JSDocTag): [string, string] {
  const name = "name" in tag ? (tag.name as { escapedText?: string }).escapedText : "";
  return [name ?? "", readComment(tag.comment)];
}

/** Returns the label of a link that has an address: `{@link https://example.com The page}`. */
function readLink(text: string): string {
  return text.replace(/^https?:\/\/\S+\s+(?=\S)/, "");
}

/** Joins a comment's parts: `{@link x}` becomes its name, white space becomes spaces. */
function readComment(comment: Comment): string {
  if (comment === undefined) return "";
  const text =
    typeof comment === "string"
      ? comment
      : (comment as NodeArray<Node & { text?: string; name?: { escapedText?: string } }>)
          .map((part) => readLink((part.name?.escapedText ?? "") + (part.text ?? "")))
          .join("");
  return correctDoc(text)
    .replaceAll("<ArrayBufferLike>", "")
    .replace(/```[\s\S]*?```/g, "")
    .replace(/\s*\[MDN\]\([^)]*\)\.?/g, "")
    .replace(/^\s*-\s+/, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[ \t]*\n(?![ \t]*\n)[ \t]*/g, " ")
    .trim();
}
