import type { Token, TokenStream } from "prismjs";
import { escapeText } from "~/domain/text/escape-html";
import { toTokenClass } from "./token-classes";

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
