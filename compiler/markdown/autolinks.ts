import type { MarkdownIt, StateCore, Token } from "markdown-it";

/**
 * A candidate: the scheme or `www.` at an allowed place, up to white space, `<`, a macro call, or
 * a quotation mark or full stop of another script, which GFM would take into the link.
 */
const CANDIDATE =
  /(?:(?<![a-z\d])https?:\/\/|(?<![^\s*_~(])www\.)[^\s<\uE000\uE001“”„»«。、，；：）」』]+/gi;
const DOMAIN = /^(?:https?:\/\/)?([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)/iu;
const TRAILING_PUNCTUATION = /[?!.,:*_~'"]+$/;
const TRAILING_ENTITY = /&[a-z\d]+;$/i;
const LINK_TAG = /^<(\/?)a[\s>]/i;

/** Links `http://…`, `https://…` and `www.…` in running text (GFM's extended autolinks). */
export function useAutolinks(parser: MarkdownIt): void {
  parser.core.ruler.push("autolinks", linkTexts);
}

function linkTexts(state: StateCore): void {
  for (const token of state.tokens) {
    if (!token.children || !mayHoldUrl(token.content)) continue;
    token.children = linkChildren(token.children, state);
  }
}

function mayHoldUrl(content: string): boolean {
  return content.includes("://") || /www\./i.test(content);
}

function linkChildren(children: readonly Token[], state: StateCore): Token[] {
  let linkDepth = 0;
  return children.flatMap((token) => {
    if (token.type === "link_open") linkDepth += 1;
    if (token.type === "link_close") linkDepth -= 1;
    if (token.type === "html_inline") {
      const tag = LINK_TAG.exec(token.content);
      if (tag) linkDepth += tag[1] === "/" ? -1 : 1;
    }
    return token.type === "text" && linkDepth <= 0 ? splitText(token, state) : token;
  });
}

function splitText(token: Token, state: StateCore): Token[] {
  const parts: Token[] = [];
  let end = 0;
  for (const match of token.content.matchAll(CANDIDATE)) {
    const url = trimUrl(match[0]);
    if (!isLinkable(url)) continue;
    parts.push(
      createText(token.content.slice(end, match.index), state),
      ...createLink(url, state),
    );
    end = match.index + url.length;
  }
  if (end === 0) return [token];
  parts.push(createText(token.content.slice(end), state));
  return parts;
}

/** Leaves out what belongs to the sentence: final punctuation, an entity, an unopened bracket. */
function trimUrl(candidate: string): string {
  let url = candidate;
  for (;;) {
    let shorter = url.replace(TRAILING_PUNCTUATION, "").replace(TRAILING_ENTITY, "");
    if (shorter.endsWith(")") && count(shorter, ")") > count(shorter, "(")) {
      shorter = shorter.slice(0, -1);
    }
    if (shorter === url) return url;
    url = shorter;
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

function createLink(url: string, state: StateCore): Token[] {
  const opening = new state.Token("link_open", "a", 1);
  const href = url.includes("://") ? url : `http://${url}`;
  opening.attrs = [["href", state.md.normalizeLink(href)]];
  return [opening, createText(url, state), new state.Token("link_close", "a", -1)];
}

function createText(content: string, state: StateCore): Token {
  const token = new state.Token("text", "", 0);
  token.content = content;
  return token;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
