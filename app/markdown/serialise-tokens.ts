import type { Token, TokenStream } from "prismjs";
import { escapeText } from "~/domain/text/escape-html";

const BLANK = /^\s+$/;

/** Writes code with plain text at the first level and one span around each coloured run. */
class TokenWriter {
  /** Joined at the end, because V8 keeps a text made by additions as all of its parts. */
  readonly #parts: string[] = [];
  #className = "";
  #run = "";

  /** Appends white space to the preceding run, because it has no colour. */
  addText(text: string, className: string): void {
    if (className === this.#className || BLANK.test(text)) {
      this.#run += text;
      return;
    }
    this.#endRun();
    this.#className = className;
    this.#run = text;
  }

  finish(): string {
    this.#endRun();
    return this.#parts.join("");
  }

  #endRun(): void {
    if (this.#className === "") {
      this.#parts.push(escapeText(this.#run));
      return;
    }
    const text = this.#run.trimEnd();
    const space = this.#run.slice(text.length);
    const start = `<span class="token ${this.#className}">`;
    this.#parts.push(start, escapeText(text), "</span>", space);
  }
}

/**
 * Serialises tokens. Prism nests spans and gives each several classes; only the innermost
 * coloured one is written, and neighbours of one colour share a span.
 */
export function serialiseTokens(tokens: TokenStream): string {
  const writer = new TokenWriter();
  writeTokens(tokens, "", writer);
  return writer.finish();
}

function writeTokens(tokens: TokenStream, className: string, writer: TokenWriter): void {
  if (typeof tokens === "string") writer.addText(tokens, className);
  else if (Array.isArray(tokens))
    for (const token of tokens) writeTokens(token, className, writer);
  else writeToken(tokens, className, writer);
}

function writeToken(token: Token, className: string, writer: TokenWriter): void {
  writeTokens(token.content, toTokenClass(token.type, token.alias, className), writer);
}

/**
 * Classes that colour code, with the Prism token types and aliases of each. A type without a
 * class inherits that of the enclosing token.
 */
const TYPES_BY_CLASS: Readonly<Record<string, string>> = {
  comment: "comment prolog doctype cdata hashbang shebang",
  punctuation: "punctuation operator combinator",
  keyword: "keyword atrule rule flow-control directive-flags module null nil",
  string: "string char attr-value url regex template-string triple-quoted-string",
  number: "number boolean constant unit entity hexcode color status-code",
  function: "function class-name method builtin decorator annotation macro",
  property: "property header-name key variable parameter",
  tag: "tag selector namespace request-line http-version directive-block",
  "attr-name": "attr-name special-attr pseudo-class pseudo-element class id attribute",
  inserted: "inserted",
  deleted: "deleted",
  important: "important title",
  bold: "bold",
  italic: "italic",
};
/** Types of code inside a string or tag that is not part of it. */
const RESET_TYPES = "interpolation script style plain-text spread";

const CLASS_BY_TYPE = new Map<string, string>([
  ...Object.entries(TYPES_BY_CLASS).flatMap(([className, types]) =>
    types.split(" ").map((type): [string, string] => [type, className]),
  ),
  ...RESET_TYPES.split(" ").map((type): [string, string] => [type, ""]),
]);

/** Returns the class of a token's type, else of its first known alias, else `inherited`. */
function toTokenClass(
  type: string,
  alias: string | readonly string[] | undefined,
  inherited: string,
): string {
  const own = CLASS_BY_TYPE.get(type);
  if (own !== undefined || alias === undefined) return own ?? inherited;
  if (typeof alias === "string") return CLASS_BY_TYPE.get(alias) ?? inherited;
  for (const name of alias) {
    const found = CLASS_BY_TYPE.get(name);
    if (found !== undefined) return found;
  }
  return inherited;
}
