import {
  SAMPLE_CLASS,
  type InteractiveExample,
  type LiveSample,
  type Sample,
} from "~/domain/documents/sample";
import { describeMissingExample, describeMissingSample } from "../flaws/embeds";
import type { FinishJob } from "../html/finish-context";
import {
  addClass,
  getAttribute,
  removeAttribute,
  setAttribute,
  type Container,
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
import { findSampleBlocks, suggestSampleId } from "./find-blocks";
import { isExampleCode, joinCode, toExample } from "./join-code";
import { placeExample } from "./place-example";
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

type CollectJob = Pick<FinishJob, "report" | "source">;

/**
 * Collects the samples of a finished page with their code. Marks their blocks and the elements
 * that show them; an embed without code shows nothing.
 */
export function collectSamples(root: Container, job: CollectJob): Sample[] {
  const outline = readOutline(root);
  const live = new Map<string, Collected>();
  const examples = new Map<string, InteractiveExample>();
  for (const embed of outline.embeds) {
    const isFound =
      embed.kind === "example"
        ? addExample(embed, { outline, root, examples })
        : addLiveSample(embed, outline, live);
    if (!isFound) rejectEmbed(embed, outline, job);
  }
  return [...[...live.values()].map(({ sample }) => sample), ...examples.values()];
}

interface Collected {
  sample: LiveSample;
  blocks: readonly OutlineBlock[];
}

/** Adds a sample; false when it has no code. */
function addLiveSample(
  embed: OutlineEmbed,
  outline: Outline,
  live: Map<string, Collected>,
): boolean {
  const blocks = findSampleBlocks(embed, outline);
  if (blocks.length === 0) return false;
  const id = chooseId(embed.id, blocks, { outline, live });
  if (!live.has(id)) {
    live.set(id, { sample: { kind: "live", id, ...joinCode(blocks) }, blocks });
    for (const { element } of blocks) addClass(element, SAMPLE_CLASS + id);
  }
  if (embed.kind === "frame") setAttribute(embed.element, LIVE_ID, id);
  else setAttribute(embed.element, "href", FULL_PAGE_HASH + id);
  return true;
}

/**
 * Chooses an id per embed, because embeds of one id in different sections can have different
 * code.
 */
function chooseId(
  wanted: string,
  blocks: readonly OutlineBlock[],
  { outline, live }: { outline: Outline; live: ReadonlyMap<string, Collected> },
): string {
  const isAsked = (id: string): boolean =>
    outline.embeds.some((embed) => embed.id === id);
  let id = wanted;
  for (let number = 2; ; number++) {
    const known = live.get(id);
    if (known ? isSameList(known.blocks, blocks) : id === wanted || !isAsked(id))
      return id;
    id = `${wanted}_${number}`;
  }
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** Adds an example; its code is in the section that its own heading opens. */
function addExample(
  { element, headings, id: name }: OutlineEmbed,
  { outline, root, examples }: ExamplesOfPage,
): boolean {
  const { start, end } = getHeadingSpan(outline, headings - 1);
  const blocks = outline.blocks.slice(start, end).filter(isExampleCode);
  const id = outline.headings[headings - 1]?.id ?? null;
  if (blocks.length === 0 || id === null || examples.has(id)) return false;
  const height = getAttribute(element, "height") ?? "";
  const example = toExample({ id, name, height }, blocks);
  examples.set(id, example);
  placeExample(element, example, { blocks, root });
  return true;
}

interface ExamplesOfPage {
  outline: Outline;
  root: Container;
  examples: Map<string, InteractiveExample>;
}

function rejectEmbed(embed: OutlineEmbed, outline: Outline, job: CollectJob): void {
  const { element, kind, id } = embed;
  removeAttribute(element, LIVE_ID);
  removeAttribute(element, LIVE_PATH);
  if (kind === "link") removeAttribute(element, "href");
  job.report({
    ...(kind === "example"
      ? describeMissingExample(id)
      : describeMissingSample(id, suggestSampleId(embed, outline))),
    ...locateEmbed(embed, outline.embeds, job.source),
  });
}

type Call = Extract<CallToken, { kind: "call" }>;

/** Finds the call that made an embed; calls and embeds have the same order. */
function locateEmbed(
  embed: OutlineEmbed,
  embeds: readonly OutlineEmbed[],
  { body, firstLine }: Source,
): SourcePlace {
  const alike = embeds.filter(({ kind, id }) => kind === embed.kind && id === embed.id);
  const calls = parseCalls(body).filter(
    (token): token is Call => token.kind === "call" && isCallOf(token, embed),
  );
  const call = calls[alike.indexOf(embed)];
  return call ? createLocator(body, firstLine)(call.start) : { line: null, column: null };
}

function isCallOf({ name, args }: Call, { kind, id }: OutlineEmbed): boolean {
  if (!MACRO_NAMES[kind].includes(name.toLowerCase())) return false;
  const argument = String(args[0] ?? "");
  return kind === "example" ? argument === id : toSampleId(argument) === id;
}
