import type { Grammar, TokenStream } from "prismjs";
import { escapeText } from "~/domain/text/escape-html";
import { Prism } from "./prism";
import { serialiseTokens } from "./serialise-tokens";

/** Larger blocks are data rather than code to study, and would hold up the page. */
const MAX_HIGHLIGHTED_CHARACTERS = 50_000;
/** The code of some hundred pages. */
const MAX_REMEMBERED_BLOCKS = 1000;
/** Names that writers use and Prism does not know. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["vue", "markup"],
  ["wat", "wasm"],
]);

/**
 * Code (unescaped) as HTML with `<span class="token TYPE">` around what has a colour. An unknown
 * language, or a very long block, gives the escaped text.
 */
export function highlightCode(code: string, language: string): string {
  const grammar = findGrammar(language);
  if (!grammar || code.length > MAX_HIGHLIGHTED_CHARACTERS) return escapeText(code);
  return serialiseTokens(tokenize(code, grammar, language));
}

/**
 * A highlighter that remembers: translations of a page show the same code, and are rendered one
 * after the other.
 */
export function createHighlighter(): typeof highlightCode {
  const known = new Map<string, string>();
  return (code, language) => {
    const key = `${language}\n${code}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (known.size >= MAX_REMEMBERED_BLOCKS) known.clear();
    const html = highlightCode(code, language);
    known.set(key, html);
    return html;
  };
}

/** Some grammars (JSX, PHP, Django) do a part of their work in hooks around the tokenizer. */
function tokenize(code: string, grammar: Grammar, language: string): TokenStream {
  const job: TokenizeJob = { code, grammar, language, tokens: [] };
  Prism.hooks.run("before-tokenize", job);
  job.tokens = Prism.tokenize(job.code, job.grammar);
  Prism.hooks.run("after-tokenize", job);
  return job.tokens;
}

interface TokenizeJob {
  code: string;
  grammar: Grammar;
  language: string;
  tokens: TokenStream;
}

/** Prism keeps its helper functions beside the grammars: only own objects are languages. */
function findGrammar(language: string): Grammar | null {
  const name = ALIASES.get(language) ?? language;
  const grammar = Object.hasOwn(Prism.languages, name)
    ? Prism.languages[name]
    : undefined;
  return typeof grammar === "object" ? grammar : null;
}
