import type { ContentStore, StoredAsset } from "~/content-store/content-store";
import {
  DEFAULT_LOCALE,
  parseLocale,
  parsePathLocale,
  swapLocale,
} from "~/domain/locales/locale";
import { RUNNER_FILE } from "~/domain/play/runner-path";
import { parseTheme } from "~/domain/site/theme";
import { isFilePath } from "~/http/redirects/page-path";
import { renderCodePolicy } from "~/http/runner/code-policy";
import {
  renderBlankRunner,
  renderRunner,
  type PlaygroundService,
} from "~/services/playground/index.server";
import { renderAnswerHeaders, type HeaderFacts } from "./answer-headers";

const SEARCH_INDEX = /^\/([\w-]+)\/search-index\.json$/;
const HTML = "text/html; charset=utf-8";

export interface FileSources {
  /** Decoded path of the request. */
  path: string;
  store: ContentStore;
  code: Pick<PlaygroundService, "findCode">;
  config: HeaderFacts & { siteOrigin: string };
}

/** Answers a request for a sample, the quick-search index or a file beside a page; else null. */
export function answerFiles(request: Request, sources: FileSources): Response | null {
  const { path, store, config } = sources;
  const locale = parseLocale(SEARCH_INDEX.exec(path)?.[1] ?? "");
  if (locale) {
    const { json } = store.readSearchIndex(locale);
    return json === "[]" ? null : new Response(json, toInit("application/json", config));
  }
  if (path.endsWith(`/${RUNNER_FILE}`)) return runCode(new URL(request.url), sources);
  const asset = findAsset(path, store);
  return asset && new Response(asset.body as BodyInit, toInit(asset.contentType, config));
}

/** Translations show the files of the English page. Most addresses of pages are told apart by their end. */
function findAsset(path: string, store: ContentStore): StoredAsset | null {
  if (!isFilePath(path)) return null;
  return store.findAsset(path) ?? store.findAsset(swapLocale(path, DEFAULT_LOCALE));
}

/** Runs a sample of a page. */
function runCode(url: URL, { path, code, config }: FileSources): Response | null {
  const query = url.searchParams;
  const page = path.slice(0, -`/${RUNNER_FILE}`.length);
  const theme = parseTheme(query.get("theme"));
  const html = query.has("blank")
    ? renderBlankRunner(theme)
    : renderSample(page, query, code);
  return html === null ? null : sendCode(html, config);
}

/** Sends a document with code. Its origin is opaque, so it can reach nothing of the site's. */
export function sendCode(html: string, config: FileSources["config"]): Response {
  const { headers } = toInit(HTML, config);
  const facts = { ancestors: [config.siteOrigin], isSandboxed: true };
  return new Response(html, {
    headers: { ...headers, "Content-Security-Policy": renderCodePolicy(facts) },
  });
}

function renderSample(
  page: string,
  query: URLSearchParams,
  code: FileSources["code"],
): string | null {
  const sample = query.get("sample");
  const example = query.get("example");
  if (sample === null && example === null) return null;
  const choice = query.get("choice") ?? "";
  const source = sample === null ? { example: example ?? "", choice } : { sample };
  const state = code.findCode(page, source);
  const theme = parseTheme(query.get("theme"));
  const lang = parsePathLocale(page) ?? DEFAULT_LOCALE;
  return state && renderRunner(state, { uuid: query.get("uuid"), theme, lang });
}

function toInit(type: string, config: HeaderFacts) {
  return { headers: { "Content-Type": type, ...renderAnswerHeaders(type, config) } };
}
