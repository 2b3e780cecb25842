import { toHref } from "~/domain/documents/slug";
import type { Theme } from "~/domain/site/theme";
import { toQuery } from "~/domain/http/to-query";

/** Runner file below each page's path (server contract, 18.2). */
export const RUNNER_FILE = "runner.html";

const NAMES = ["sample", "example", "choice", "state", "theme", "uuid"] as const;
/** Pages that can have files beside them; the table of sections says so too (`hasSamples`). */
const PAGE_PATH = /^\/[a-z-]+\/(?:docs|blog|curriculum)(?:\/[^/\\\p{Cc}]+)*$/iu;

export interface RunnerTarget {
  /**
   * Path of the page whose files the code uses, without trailing slash; any other path is
   * ignored.
   */
  page?: string;
  /** Id of a live sample of that page, as in its frame. */
  sample?: string;
  /** Id of an interactive example of that page. */
  example?: string;
  /** Number of the example's active choice, 1-based. */
  choice?: string;
  /** Code encoded by encodePlayState, at most MAX_STATE_CHARACTERS. */
  state?: string;
  theme?: Theme;
  /** The runner adds it to all messages, so that the page can identify its own frame. */
  uuid?: string;
  /** An empty page, shown without code. */
  blank?: boolean;
}

/**
 * Path and query of the runner for one sample, to be prefixed by `playgroundOrigin` of
 * the public configuration if set. A path that lacks `sample`, `example` and `state`
 * accepts a POST form whose field `state` contains the code, up to MAX_PLAY_BYTES.
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

/** Whether an untrusted path can be that of a page with files. */
export function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path);
}

/** URL of the playground with a page's live sample. */
export function toPlayPath(locale: string, page: string, sample: string): string {
  return `/${locale}/play?${toQuery({ page, sample })}`;
}
