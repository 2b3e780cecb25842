import type { Grammar, TokenStream } from "prismjs";
import { escapeText } from "~/domain/text/escape-html";
import { findOwn } from "~/domain/text/find-own";
import { Prism } from "./prism";
import { serialiseTokens } from "./serialise-tokens";

/** Larger blocks are not highlighted, because they are data and would delay the page. */
const MAX_HIGHLIGHTED_CHARACTERS = 50_000;
/** Code with a word of this length is data as well: grammars look from each of its characters to its end. */
const ENDLESS_WORD = /(?<![\w$\u0080-\uffff])[\w$\u0080-\uffff]{2001}/;
/** Cache size: the code of some hundred pages. */
const MAX_REMEMBERED_BLOCKS = 1000;
/** Language names of authors that Prism does not know. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["vue", "markup"],
  ["wat", "wasm"],
]);

/**
 * Highlights unescaped code as HTML with `<span class="token TYPE">`; an unknown language or a
 * very long block or word gives the escaped text.
 */
export function highlightCode(code: string, language: string): string {
  const grammar = findGrammar(language);
  const isData = code.length > MAX_HIGHLIGHTED_CHARACTERS || ENDLESS_WORD.test(code);
  if (!grammar || isData) return escapeText(code);
  return serialiseTokens(tokenize(code, grammar, language));
}

/**
 * Creates a highlighter with a cache, because translations of a page show the same code one
 * after the other.
 */
export function createHighlighter(): typeof highlightCode {
  const known = new Map<string, string>();
  return (code, language) => {
    const key = `${language}\n${code}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (known.size >= MAX_REMEMBERED_BLOCKS) known.clear();
    // The code in the key, because V8 would keep the page's text for the parts of it in the answer.
    const html = highlightCode(key.slice(language.length + 1), language);
    known.set(key, html);
    return html;
  };
}

/** Runs Prism's hooks, because some grammars (JSX, PHP, Django) do part of their work there. */
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

/** Looks at own objects only, because Prism keeps helper functions beside the grammars. */
function findGrammar(language: string): Grammar | null {
  const grammar = findOwn(Prism.languages, ALIASES.get(language) ?? language);
  return typeof grammar === "object" ? grammar : null;
}
