import type { ContentStore } from "~/content-store/content-store";
import { listCodeBlocks, type CodeBlock } from "~/domain/play/code-blocks";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { PlayCode, PlayDefaults, PlayState } from "~/domain/play/play-state";
import { SAMPLE_CLASS, type InteractiveExample } from "~/domain/documents/sample";
import type { CodeSource } from "./playground-service";

type Store = Pick<
  ContentStore,
  "findDocument" | "findAreaPage" | "findLiveSample" | "findInteractiveExample"
>;

/** Matches the start tag of the element that the values style, without its end. */
const STYLED =
  /<[a-z][\w-]*(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*?\s+id="example-element"(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*(?=\s*\/?>)/i;
const STYLE = /\s+style="[^"]*"/i;

/** Implements PlaygroundService.findCode. */
export function findCode(
  store: Store,
  page: string,
  source: CodeSource,
): PlayState | null {
  if ("example" in source) {
    const example = store.findInteractiveExample(page, source.example);
    return example && toState(choose(example, source), page, toDefaults(example));
  }
  if ("sample" in source) return findSample(store, page, source.sample);
  const examples = listPageBlocks(store, page).filter(({ isQueueable }) => isQueueable);
  return join(
    examples.filter((_, key) => source.keys.includes(key)),
    page,
  );
}

/** Applies the chosen value in the HTML, so that it also shows without JavaScript. */
function choose(
  { html, css, js, choices }: InteractiveExample,
  { choice = "" }: { choice?: string },
): PlayCode {
  const chosen = /^\d+$/.test(choice) ? choices[Number(choice) - 1] : undefined;
  return { html: chosen === undefined ? html : setStyle(html, chosen), css, js };
}

function setStyle(html: string, style: string): string {
  return html.replace(
    STYLED,
    (start: string) =>
      `${start.replace(STYLE, "")} style="${escapeAttribute(style.trim())}"`,
  );
}

/**
 * Finds a live sample; falls back to the marked blocks of the page, because prebuilt pages have no
 * stored samples.
 */
function findSample(store: Store, page: string, id: string): PlayState | null {
  const sample = store.findLiveSample(page, id);
  if (sample) return toState(sample, page);
  const mark = SAMPLE_CLASS + id;
  return join(
    listPageBlocks(store, page).filter(({ classes }) => classes.includes(mark)),
    page,
  );
}

function listPageBlocks(store: Store, page: string): CodeBlock[] {
  const body =
    store.findDocument(page)?.document.body ?? store.findAreaPage("blog", page)?.doc.body;
  return (body ?? []).flatMap((section) =>
    section.type === "prose" ? listCodeBlocks(section.value.content) : [],
  );
}

function join(blocks: readonly CodeBlock[], src: string): PlayState | null {
  if (blocks.length === 0) return null;
  const pick = (wanted: string) =>
    blocks
      .flatMap(({ language, text }) => (language === wanted ? [text] : []))
      .join("\n");
  return { html: pick("html"), css: pick("css"), js: pick("js"), src };
}

function toState(
  { html, css, js }: PlayCode,
  src: string,
  defaults: PlayDefaults | null = null,
): PlayState {
  return { html, css, js, src, ...(defaults && { defaults }) };
}

function toDefaults({ template, wat }: InteractiveExample): PlayDefaults | null {
  if (template === "choice") return "ix-choice";
  if (template === "tabbed") return "ix-tabbed";
  return wat === "" ? null : "ix-wat";
}
