import { escapeAttribute } from "~/domain/text/escape-html";
import type { Locale } from "~/domain/locales/locale";
import { addToQueueableHeaders } from "~/domain/play/code-blocks";
import { toPlayPath, toRunnerPath } from "~/domain/play/runner-path";
import { SAMPLE_CLASS, SANDBOX_EXTRAS } from "~/domain/documents/sample";
import type { ContentText } from "~/domain/text/strings";
import { renderExamples } from "./example/render-examples";

/** Options for running a page's code. */
export interface PlayOptions {
  /** Origin of the runner's URLs; null for relative URLs. */
  playgroundOrigin: string | null;
  /** True when readers may queue code blocks for the playground. */
  hasQueue: boolean;
}

export interface PlayControlsOptions extends PlayOptions {
  /** Path of the page. */
  url: string;
  locale: Locale;
  translate: ContentText;
}

const FRAME =
  /(<div class=["']example-header["']>)?(<\/div>)?(<iframe (?:[^>"]|"[^"]*")*>)/g;
const FULL_PAGE_LINK = /href="#livesample_fullscreen=([^"]*)"/g;
const QUEUE_ID = "play-queue";
/** Placeholder for the number of an example in texts. */
const NUMBER = "#";
/** Sandbox tokens that every sample needs. */
const OWN_TOKENS = ["allow-same-origin", "allow-scripts"];

/**
 * Adds to an article: the iframe documents of live samples, links to the playground, and check
 * boxes that queue code blocks.
 */
export function addPlayControls(html: string, options: PlayControlsOptions): string {
  const { playgroundOrigin, hasQueue } = options;
  const page = options.url.replace(/\/$/, "");
  const toRunner = (source: SampleSource) =>
    escapeAttribute((playgroundOrigin ?? "") + toRunnerPath({ page, ...source }));
  const complete = renderExamples(html, options.translate);
  const running = linkFullSamples(
    fillFrames(complete, page, toRunner, options),
    toRunner,
  );
  return hasQueue ? addQueue(running, page, options) : running;
}

type SampleSource = { sample: string } | { example: string; choice?: string };

/** Tests for the substring first, because most articles have no frame. */
function fillFrames(
  html: string,
  page: string,
  toRunner: (source: SampleSource) => string,
  options: PlayControlsOptions,
): string {
  if (!html.includes("<iframe ")) return html;
  return html.replace(
    FRAME,
    (whole, ...[header = "", end = "", frame]: (string | undefined)[]) => {
      const source = frame === undefined ? null : readSource(frame);
      if (source === null || frame === undefined) return whole;
      const isSample = header !== "" && "sample" in source;
      const link = isSample ? renderPlayLink(page, source.sample, options) : "";
      const title = isSample
        ? `<span class="sample-title">${options.translate("sample-result")}</span>`
        : "";
      return header + title + link + end + fillFrame(frame, toRunner(source));
    },
  );
}

function linkFullSamples(
  html: string,
  toRunner: (source: SampleSource) => string,
): string {
  return html.replace(
    FULL_PAGE_LINK,
    (_, id: string) => `href="${toRunner({ sample: id })}"`,
  );
}

/** Returns null for frames of other sites, and for samples without code. */
function readSource(frame: string): SampleSource | null {
  if (!/ class="[^"]*\bsample-code-frame\b/.test(frame)) return null;
  const [, kind, id] = / data-live-(id|example)="([^"]+)"/.exec(frame) ?? [];
  if (id === undefined) return null;
  if (kind === "id") return { sample: id };
  const [, choice] = / data-live-choice="(\d+)"/.exec(frame) ?? [];
  return { example: id, ...(choice !== undefined && { choice }) };
}

/**
 * Allows forms, and the tokens of the page that SANDBOX_EXTRAS permits; applies to hand-written
 * frames too.
 */
function fillFrame(frame: string, url: string): string {
  const [, asked = ""] = / sandbox="([^"]*)"/.exec(frame) ?? [];
  const extras = asked.split(/\s+/).filter((token) => SANDBOX_EXTRAS.includes(token));
  const sandbox = [...new Set(["allow-forms", ...extras, ...OWN_TOKENS])].join(" ");
  const bare = frame.replace(/ (?:src|sandbox)="[^"]*"/g, "");
  return `${bare.slice(0, -1)} src="${url}" sandbox="${sandbox}">`;
}

function renderPlayLink(
  page: string,
  id: string,
  { locale, translate }: PlayControlsOptions,
): string {
  const href = escapeAttribute(toPlayPath(locale, page, id));
  const title = escapeAttribute(translate("runner-open"));
  return `<a class="play-link" href="${href}" target="_blank" title="${title}">${translate("sample-play")}</a>`;
}

/** Links a block of a sample to the whole sample in the playground. */
function renderBlockLink(
  page: string,
  classes: readonly string[],
  options: PlayControlsOptions,
): string {
  const mark = classes.find((name) => name.startsWith(SAMPLE_CLASS));
  return mark === undefined
    ? ""
    : renderPlayLink(page, mark.slice(SAMPLE_CLASS.length), options);
}

/** Adds a form that works without JavaScript; browser/play-queue enhances it. */
function addQueue(html: string, page: string, options: PlayControlsOptions): string {
  const { locale, translate } = options;
  const name = translate("queue-title");
  const example = translate("queue-example", { number: NUMBER });
  const label = escapeAttribute(translate("name-part", { name, part: example }));
  const about = escapeAttribute(translate("queue-about"));
  const { html: withBoxes, count } = addToQueueableHeaders(
    html,
    (key, classes) =>
      `${renderBlockLink(page, classes, options)}<label class="queue-choice" title="${about}"><input type="checkbox" name="example" value="${key}" form="${QUEUE_ID}" aria-label="${label.replace(NUMBER, String(key + 1))}">${name}</label>`,
  );
  if (count === 0) return html;
  const remove = escapeAttribute(translate("queue-remove", { number: NUMBER }));
  return `${withBoxes}<div class="play-queue" role="region" aria-label="${escapeAttribute(name)}"><form id="${QUEUE_ID}" action="/${locale}/play" method="post" target="_blank" data-example="${escapeAttribute(example)}" data-remove="${remove}"><input type="hidden" name="page" value="${escapeAttribute(page)}"><details open><summary>${name}</summary><ol></ol><button class="button">${translate("sample-play")}</button></details></form></div>`;
}
