import { toHref } from "~/domain/documents/slug";
import type { Theme } from "~/domain/site/theme";
import { RUNNER_FILE } from "./runner-file";

const NAMES = ["sample", "example", "choice", "state", "theme", "uuid"] as const;
/** Documents and posts have files beside them. */
const PAGE_PATH = /^\/[a-z-]+\/(?:docs|blog|curriculum)(?:\/[^/\\\p{Cc}]+)*$/iu;

export interface RunnerTarget {
  /**
   * Path of the page beside whose files the code runs, without a slash at its end; what is none
   * counts as left out.
   */
  page?: string;
  /** Id of a live sample of that page, as its frame has it. */
  sample?: string;
  /** Id of an interactive example of that page. */
  example?: string;
  /** Which of that example's values is at work in it, counted from 1. */
  choice?: string;
  /** Code as encodePlayState gives it, up to MAX_STATE_CHARACTERS. */
  state?: string;
  theme?: Theme;
  /** The runner puts it on all that it says, so that the page knows its own frame. */
  uuid?: string;
  /** An empty page: before there is code, or after. */
  blank?: boolean;
}

/**
 * Path and query of the runner for one sample: the public configuration's `playgroundOrigin`
 * goes in front when there is one. Without `sample`, `example` and `state` the path takes a form
 * by POST, whose field `state` holds the code, however long (MAX_PLAY_BYTES).
 */
export function toRunnerPath({ page = "", ...target }: RunnerTarget): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = target[name];
    if (value !== undefined) query.set(name, value);
  }
  if (target.blank) query.set("blank", "1");
  const path = `${isPagePath(page) ? toHref(page) : ""}/${RUNNER_FILE}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Whether a path from outside can be that of a page with files. */
export function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path);
}

/** Where the code of a page's live sample is opened to be worked on. */
export function toPlayPath(locale: string, page: string, sample: string): string {
  const query = new URLSearchParams({ page, sample });
  return `/${locale}/play?${query.toString()}`;
}
