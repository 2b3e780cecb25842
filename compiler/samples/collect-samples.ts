import { getOrCreate } from "~/domain/text/get-or-create";
import {
  SAMPLE_CLASS,
  type InteractiveExample,
  type LiveSample,
  type Sample,
} from "~/domain/documents/sample";
import {
  describeFullPage,
  describeMissingExample,
  describeMissingSample,
} from "../flaws/embeds";
import type { FinishJob } from "../html/finish-context";
import {
  addClass,
  getAttribute,
  removeAttribute,
  setAttribute,
  type Container,
  type Element,
} from "../core/tree";
import { createLocator } from "../core/line-and-column";
import type { Source, SourcePlace } from "../core/locate";
import {
  FULL_PAGE_HASH,
  LIVE_ID,
  LIVE_PATH,
  toSampleId,
  type EmbedKind,
} from "../core/markers";
import { parseCalls, type CallToken } from "../macros/parse-calls";
import { createSuggestions, listSampleBlocks } from "./list-blocks";
import { isExampleCode, joinCode, toExample } from "./join-code";
import { placeExamples, type PlacedExample } from "./place-example";
import {
  getHeadingSpan,
  readOutline,
  type Outline,
  type OutlineBlock,
  type OutlineEmbed,
} from "./outline";

const MACRO_NAMES: Readonly<Record<EmbedKind, readonly string[]>> = {
  frame: ["embedlivesample"],
  link: ["livesamplelink", "livesampleurl"],
  example: ["interactiveexample"],
};

const KINDS = ["frame", "link", "example"] as const satisfies readonly EmbedKind[];

/**
 * Characters of a page's live samples with the marks of their blocks, because code without marks belongs to
 * every sample below its heading. The largest page of MDN has 61,000.
 */
const MOST_CODE = 2_000_000;
/** A block's mark for one sample, about. */
const MARK_LENGTH = 50;

type CollectJob = Pick<FinishJob, "report" | "source">;

/**
 * Collects the samples of a finished page with their code. Marks their blocks and the elements
 * that show them; an embed without code shows nothing.
 */
export function collectSamples(root: Container, job: CollectJob): Sample[] {
  const outline = readOutline(root);
  const chooseId = createIdChoice(outline);
  const live = new Map<string, LiveSample>();
  const classes = new Map<Element, string[]>();
  const samples = { outline, live, classes, chooseId, rest: MOST_CODE };
  const examples = new Map<string, InteractiveExample>();
  const placed: PlacedExample[] = [];
  let reject: ((embed: OutlineEmbed, isFull: boolean) => void) | null = null;
  for (const embed of outline.embeds) {
    const isExample = embed.kind === "example";
    const isFound = isExample
      ? addExample(embed, { outline, examples, placed })
      : addLiveSample(embed, samples);
    if (isFound) continue;
    reject ??= createRejection(outline, job);
    reject(embed, !isExample && samples.rest < 0);
  }
  for (const [element, names] of classes) addClass(element, names.join(" "));
  placeExamples(root, placed);
  return [...live.values(), ...examples.values()];
}

type ChooseId = (wanted: string, blocks: readonly OutlineBlock[]) => string;

interface LiveSamplesOfPage {
  outline: Outline;
  live: Map<string, LiveSample>;
  /** Set at once, because each class of thousands would be added to a longer text. */
  classes: Map<Element, string[]>;
  chooseId: ChooseId;
  /** Characters that further samples may have; below 0, the page gets no more. */
  rest: number;
}

/** Adds a sample; false when it has no code, or the page's samples have too much. */
function addLiveSample(embed: OutlineEmbed, samples: LiveSamplesOfPage): boolean {
  const { outline, live, classes, chooseId } = samples;
  if (samples.rest < 0) return false;
  const blocks = listSampleBlocks(embed, outline);
  if (blocks.length === 0) return false;
  const id = chooseId(embed.id, blocks);
  if (!live.has(id)) {
    for (const { text } of blocks) samples.rest -= text.length + MARK_LENGTH;
    live.set(id, { kind: "live", id, ...joinCode(blocks) });
    for (const { element } of blocks)
      getOrCreate(classes, element, () => []).push(SAMPLE_CLASS + id);
  }
  if (embed.kind === "frame") setAttribute(embed.element, LIVE_ID, id);
  else setAttribute(embed.element, "href", FULL_PAGE_HASH + id);
  return true;
}

/**
 * Chooses an id per embed, because embeds of one id in different sections can have different
 * code: `x`, then `x_2` and so on, but no id that an embed asks for.
 */
function createIdChoice({ embeds, blocks: all }: Outline): ChooseId {
  const asked = new Set(embeds.map(({ id }) => id));
  const places = new Map(all.map((block, at) => [block, at]));
  const chosen = new Map<string, string>();
  const numbers = new Map<string, number>();
  return (wanted, blocks) => {
    const code = blocks.map((block) => places.get(block)).join();
    return getOrCreate(chosen, `${code} ${wanted}`, () => {
      let number = (numbers.get(wanted) ?? 0) + 1;
      while (number > 1 && asked.has(`${wanted}_${number}`)) number++;
      numbers.set(wanted, number);
      return number === 1 ? wanted : `${wanted}_${number}`;
    });
  };
}

/** Adds an example; its code is in the section that its own heading opens. */
function addExample(
  { element, headings, id: name }: OutlineEmbed,
  { outline, examples, placed }: ExamplesOfPage,
): boolean {
  const { start, end } = getHeadingSpan(outline, headings - 1);
  const blocks = outline.blocks.slice(start, end).filter(isExampleCode);
  const id = outline.headings[headings - 1]?.id ?? null;
  if (blocks.length === 0 || id === null || examples.has(id)) return false;
  const height = getAttribute(element, "height") ?? "";
  const example = toExample({ id, name, height }, blocks);
  examples.set(id, example);
  placed.push({ element, example, blocks });
  return true;
}

interface ExamplesOfPage {
  outline: Outline;
  examples: Map<string, InteractiveExample>;
  placed: PlacedExample[];
}

/** Reads the page once for all embeds without code, because each would take as long as the page. */
function createRejection(
  outline: Outline,
  { report, source }: CollectJob,
): (embed: OutlineEmbed, isFull: boolean) => void {
  const places = placeEmbeds(outline.embeds, source);
  const suggest = createSuggestions(outline);
  return (embed, isFull) => {
    const { element, kind, id } = embed;
    removeAttribute(element, LIVE_ID);
    removeAttribute(element, LIVE_PATH);
    if (kind === "link") removeAttribute(element, "href");
    const describeLive = () =>
      isFull
        ? describeFullPage(id, MOST_CODE)
        : describeMissingSample(id, suggest(embed));
    report({
      ...(kind === "example" ? describeMissingExample(id) : describeLive()),
      ...(places.get(embed) ?? UNKNOWN),
    });
  };
}

const UNKNOWN: SourcePlace = { line: null, column: null };

/** Finds the calls that made embeds; calls and embeds have the same order. */
function placeEmbeds(
  embeds: readonly OutlineEmbed[],
  { body, firstLine }: Source,
): Map<OutlineEmbed, SourcePlace> {
  const toPlace = createLocator(body, firstLine);
  const calls = groupCalls(body);
  const places = new Map<OutlineEmbed, SourcePlace>();
  for (const embed of embeds) {
    const call = calls.get(toKey(embed))?.next().value;
    if (call) places.set(embed, toPlace(call.start));
  }
  return places;
}

type Call = Extract<CallToken, { kind: "call" }>;

/** Groups the calls by what they embed, each group in page order. */
function groupCalls(body: string): Map<string, ArrayIterator<Call>> {
  const groups = new Map<string, Call[]>();
  for (const token of parseCalls(body)) {
    const kind = token.kind === "call" ? findKind(token.name.toLowerCase()) : undefined;
    if (token.kind !== "call" || !kind) continue;
    const argument = String(token.args[0] ?? "");
    const key = toKey({ kind, id: kind === "example" ? argument : toSampleId(argument) });
    getOrCreate(groups, key, () => []).push(token);
  }
  return new Map([...groups].map(([key, group]) => [key, group.values()]));
}

function findKind(macro: string): EmbedKind | undefined {
  return KINDS.find((kind) => MACRO_NAMES[kind].includes(macro));
}

function toKey({ kind, id }: Pick<OutlineEmbed, "kind" | "id">): string {
  return `${kind} ${id}`;
}
