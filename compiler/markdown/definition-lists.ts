import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { isOnlyPlaceholders } from "./placeholders";

const DESCRIPTION_MARKER = ": ";

interface List {
  open: number;
  close: number;
  isBullet: boolean;
  items: Item[];
}

interface Item {
  open: number;
  close: number;
  level: number;
  startsWithMarker: boolean;
  children: number;
  /** The last child, if it is a list. */
  lastList: List | null;
}

interface Definition {
  term: Item;
  descriptions: List;
}

/** Turns bullet lists whose items all end in a list of `: …` items into `<dl>`. */
export function useDefinitionLists(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "definition_lists", convertDefinitionLists);
}

function convertDefinitionLists({ tokens }: StateCore): void {
  const descriptionLists = new Set<List>();
  for (const list of readLists(tokens)) {
    // Outer lists come first, because a list of descriptions can't hold the terms of another
    // list.
    const definitions = descriptionLists.has(list) ? null : toDefinitions(list);
    if (!definitions) continue;
    setTag(tokens[list.open], "dl");
    setTag(tokens[list.close], "dl");
    for (const definition of definitions) {
      descriptionLists.add(definition.descriptions);
      convertDefinition(tokens, definition);
    }
  }
}

/** Lists all lists, outer before inner. */
function readLists(tokens: readonly Token[]): List[] {
  const lists: List[] = [];
  const openLists: List[] = [];
  tokens.forEach((token, index) => {
    const list = openLists.at(-1);
    const item = list?.items.at(-1);
    if (item && token.nesting !== -1 && token.level === item.level + 1) {
      item.children += 1;
      item.lastList = null;
    }
    switch (token.type) {
      case "bullet_list_open":
      case "ordered_list_open": {
        const isBullet = token.type === "bullet_list_open";
        const opened: List = { open: index, close: index, isBullet, items: [] };
        if (item) item.lastList = opened;
        lists.push(opened);
        openLists.push(opened);
        break;
      }
      case "bullet_list_close":
      case "ordered_list_close":
        if (list) list.close = index;
        openLists.pop();
        break;
      case "list_item_open":
        list?.items.push(createItem(tokens, index));
        break;
      case "list_item_close":
        if (item) item.close = index;
        break;
    }
  });
  return lists;
}

function createItem(tokens: readonly Token[], index: number): Item {
  const startsWithMarker =
    tokens[index + 1]?.type === "paragraph_open" &&
    tokens[index + 2]?.content.startsWith(DESCRIPTION_MARKER) === true;
  const level = tokens[index]?.level ?? 0;
  return {
    open: index,
    close: index,
    level,
    startsWithMarker,
    children: 0,
    lastList: null,
  };
}

/** Returns the list's terms with their descriptions; null when an item has another form. */
function toDefinitions(list: List): Definition[] | null {
  if (!list.isBullet) return null;
  const definitions: Definition[] = [];
  for (const term of list.items) {
    const descriptions = term.lastList;
    if (
      term.children < 2 ||
      !descriptions?.items.every((item) => item.startsWithMarker)
    ) {
      return null;
    }
    definitions.push({ term, descriptions });
  }
  return definitions;
}

/**
 * Retags `<li>term<ul><li>: …</li></ul></li>` as `<dt>term</dt><dd>…</dd>`: the inner list's
 * opening tag becomes `</dt>`, and the two surplus closing tags are removed.
 */
function convertDefinition(
  tokens: readonly Token[],
  { term, descriptions }: Definition,
): void {
  setTag(tokens[term.open], "dt");
  // Blank lines around descriptions do not make the term a paragraph.
  if (term.children === 2) setParagraphHidden(tokens, term.open + 1, true);
  const termEnd = tokens[descriptions.open];
  if (termEnd) {
    setTag(termEnd, "dt");
    termEnd.nesting = -1;
    termEnd.attrs = null;
  }
  for (const item of descriptions.items) convertDescription(tokens, item);
  removeToken(tokens[descriptions.close]);
  removeToken(tokens[term.close]);
}

function convertDescription(tokens: readonly Token[], item: Item): void {
  setTag(tokens[item.open], "dd");
  setTag(tokens[item.close], "dd");
  const first = tokens[item.open + 2];
  if (first) first.content = first.content.slice(DESCRIPTION_MARKER.length).trimStart();
  // A description keeps its `<p>` also in a tight list.
  setParagraphHidden(tokens, item.open + 1, false);
  for (let index = item.open + 4; index < item.close; index += 1) {
    const isChild = tokens[index]?.level === item.level + 1;
    if (isChild && !isOnlyPlaceholders(tokens[index + 1]?.content ?? "")) {
      setParagraphHidden(tokens, index, false);
    }
  }
}

function setParagraphHidden(
  tokens: readonly Token[],
  index: number,
  isHidden: boolean,
): void {
  const opening = tokens[index];
  const closing = tokens[index + 2];
  if (opening?.type !== "paragraph_open" || !closing) return;
  opening.hidden = isHidden;
  closing.hidden = isHidden;
}

function setTag(token: Token | undefined, tag: string): void {
  if (!token) return;
  token.tag = tag;
  token.type = `definition_${tag}`;
}

function removeToken(token: Token | undefined): void {
  if (!token) return;
  token.type = "definition_gap";
  token.nesting = 0;
  token.hidden = true;
}
