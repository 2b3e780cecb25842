import type { MarkdownIt, StateCore, Token } from "markdown-it";

/**
 * Matches a candidate: the scheme or `www.` at an allowed place, up to white space, `<`, a
 * macro call, or a quotation mark or full stop of another script, which GFM would include.
 */
const CANDIDATE =
  /(?:(?<![a-z\d])https?:\/\/|(?<![^\s*_~(])www\.)[^\s<\u0091\u0092“”„»«。、，；：）」』]+/gi;
/** Matches an e-mail address, also with a scheme (GFM 6.9). */
const EMAIL =
  /(?<![\w.+/-])(?:mailto:)?[a-z\d][\w.+-]*@[a-z\d_-]+(?:\.[a-z\d_-]+)*\.[a-z\d_-]*[a-z\d](?![\w-])/gi;
const DOMAIN = /^(?:https?:\/\/)?([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)/iu;
const PUNCTUATION = "?!.,:*_~'\"";
const ENTITY = /^&[a-z\d]+;$/i;
const LINK_TAG = /^<(\/?)a[\s>]/i;

/** Links `http://…`, `https://…`, `www.…` and e-mail addresses in running text (GFM's extended autolinks). */
export function useAutolinks(parser: MarkdownIt): void {
  parser.core.ruler.push("autolinks", linkTexts);
}

function linkTexts(state: StateCore): void {
  for (const token of state.tokens) {
    if (!token.children) continue;
    if (mayHoldUrl(token.content))
      token.children = linkChildren(token.children, state, splitAtUrls);
    if (token.content.includes("@"))
      token.children = linkChildren(token.children, state, splitAtEmails);
  }
}

function mayHoldUrl(content: string): boolean {
  return content.includes("://") || /www\./i.test(content);
}

type SplitText = (token: Token, state: StateCore) => Token[];

function linkChildren(
  children: readonly Token[],
  state: StateCore,
  split: SplitText,
): Token[] {
  let linkDepth = 0;
  return children.flatMap((token) => {
    if (token.type === "link_open") linkDepth += 1;
    if (token.type === "link_close") linkDepth -= 1;
    if (token.type === "html_inline") {
      const tag = LINK_TAG.exec(token.content);
      if (tag) linkDepth += tag[1] === "/" ? -1 : 1;
    }
    return token.type === "text" && linkDepth <= 0 ? split(token, state) : token;
  });
}

function splitAtUrls(token: Token, state: StateCore): Token[] {
  const links = [...token.content.matchAll(CANDIDATE)].flatMap((match) => {
    const text = trimUrl(match[0]);
    const href = text.includes("://") ? text : `http://${text}`;
    return isLinkable(text) ? [{ text, href, start: match.index }] : [];
  });
  return splitAtLinks(token, links, state);
}

function splitAtEmails(token: Token, state: StateCore): Token[] {
  const links = [...token.content.matchAll(EMAIL)].map(({ 0: text, index }) => ({
    text,
    href: text.startsWith("mailto:") ? text : `mailto:${text}`,
    start: index,
  }));
  return splitAtLinks(token, links, state);
}

interface FoundLink {
  text: string;
  href: string;
  /** Offset in the token's text. */
  start: number;
}

function splitAtLinks(
  token: Token,
  links: readonly FoundLink[],
  state: StateCore,
): Token[] {
  if (links.length === 0) return [token];
  let end = 0;
  const parts = links.flatMap(({ text, href, start }) => {
    const before = createText(token.content.slice(end, start), state);
    end = start + text.length;
    return [before, ...createLink(text, href, state)];
  });
  return [...parts, createText(token.content.slice(end), state)];
}

/**
 * Trims characters of the sentence: final punctuation, entities, unopened brackets. Goes back one by
 * one, because a regular expression for each end takes minutes for an address of brackets.
 */
function trimUrl(candidate: string): string {
  let unopened = count(candidate, ")") - count(candidate, "(");
  let end = candidate.length;
  for (;;) {
    const last = candidate.charAt(end - 1);
    if (last === ")" ? unopened-- > 0 : PUNCTUATION.includes(last)) end -= 1;
    else {
      const start = candidate.lastIndexOf("&", end - 1);
      if (!ENTITY.test(candidate.slice(start, end))) return candidate.slice(0, end);
      end = start;
    }
  }
}

function isLinkable(url: string): boolean {
  const domain = DOMAIN.exec(url)?.[1];
  if (domain === undefined) return false;
  const isLocal = !domain.includes(".");
  return (
    !(isLocal && !url.includes("://")) &&
    !domain.split(".").slice(-2).join("").includes("_")
  );
}

function createLink(text: string, href: string, state: StateCore): Token[] {
  const opening = new state.Token("link_open", "a", 1);
  opening.attrs = [["href", state.md.normalizeLink(href)]];
  return [opening, createText(text, state), new state.Token("link_close", "a", -1)];
}

function createText(content: string, state: StateCore): Token {
  const token = new state.Token("text", "", 0);
  token.content = content;
  return token;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
