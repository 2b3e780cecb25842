import { toArticleId } from "~/domain/documents/page-ids";
import { createClosestSearch } from "../core/closest-name";
import {
  getHeadingSpan,
  type Outline,
  type OutlineBlock,
  type OutlineEmbed,
  type Span,
} from "./outline";

const SAMPLE_LANGUAGES: ReadonlySet<string> = new Set(["html", "css", "js"]);
/** Deeper headings open no scope of their own around an embed. */
const DEEPEST_SCOPE = 3;

/**
 * Finds the blocks of a live sample: those marked with its id, else those in the element or
 * section of that id, else those of the section around the embed (content format, section 5.2).
 * Empty when there are none.
 */
export function listSampleBlocks(embed: OutlineEmbed, outline: Outline): OutlineBlock[] {
  const { id } = embed;
  const marked = outline.marked.get(id)?.filter(isSampleCode) ?? [];
  if (marked.length > 0) return marked;
  const target = outline.targets.get(toArticleId(id));
  const named = target === undefined ? [] : listTarget(target, outline);
  return named.length > 0 ? named : listAround(embed, outline);
}

/** Creates suggestions of ids: one with a similar name, else the last section with code. */
export function createSuggestions(
  outline: Outline,
): (embed: OutlineEmbed) => string | null {
  const findClosest = createClosestSearch(new Set(listSampleIds(outline)));
  /** By the number of headings before an embed. */
  const last: (string | null)[] = [null];
  for (const section of outline.headings) {
    const hasCode = listSpan(section, outline).length > 0;
    last.push(hasCode ? section.id : (last.at(-1) ?? null));
  }
  return ({ id, headings }) => findClosest(id) ?? last[headings] ?? null;
}

/** Lists the ids for which the page has code. */
function* listSampleIds(outline: Outline): Generator<string> {
  yield* outline.marked.keys();
  for (const [id, target] of outline.targets)
    if (listTarget(target, outline).length > 0) yield id;
}

/**
 * Searches the nearest heading before the embed, then those above it, for code that shows
 * something. Style sheets alone are the last choice, because they render an empty frame.
 */
function listAround(embed: OutlineEmbed, outline: Outline): OutlineBlock[] {
  let heading = outline.headings[embed.headings - 1] ?? null;
  let onlyStyles: OutlineBlock[] = [];
  for (; heading; heading = heading.parent) {
    if (heading.level > DEEPEST_SCOPE) continue;
    const blocks = listSpan(heading, outline);
    if (blocks.some(({ language }) => language !== "css")) return blocks;
    if (onlyStyles.length === 0) onlyStyles = blocks;
  }
  return onlyStyles;
}

function listTarget(target: Span | number, outline: Outline): OutlineBlock[] {
  const span = typeof target === "number" ? getHeadingSpan(outline, target) : target;
  return listSpan(span, outline);
}

function listSpan({ start, end }: Span, { blocks }: Outline): OutlineBlock[] {
  return blocks.slice(start, end).filter(isSampleCode);
}

function isSampleCode({ language }: OutlineBlock): boolean {
  return SAMPLE_LANGUAGES.has(language);
}
