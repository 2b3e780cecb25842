import type { Request, Response } from "express";
import { openWriterIndex } from "~/content-store/writer-index.server";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { dropPartSuffix } from "~/domain/http/page-part";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/site/theme";
import { decodePercent } from "~/domain/text/decode-percent";
import type { Writers } from "~/http/app-options";
import { CACHE_POLICIES } from "~/http/caching/cache-policies";
import { readCookie } from "~/http/cookies/read-cookie";
import { loadWriterTexts } from "~/l10n/writer-texts.server";
import { mayWrite } from "./access.server";
import { giveBack } from "./actions/give-back.server";
import { ACTIONS } from "./actions/page-actions.server";
import { findScriptAction, type ScriptAnswer } from "./actions/script-actions.server";
import { createToolAssets } from "./assets.server";
import { createChangeEvents } from "./change-events.server";
import { listCompletions } from "./completions.server";
import { readForm } from "./read-form.server";
import { SCREENS } from "./screens/index.server";
import { renderPageBar } from "./screens/page-bar.server";
import { findSimulated } from "./simulate-missing.server";
import { createCommitCounter } from "./sources/git.server";
import { createListReader } from "./sources/list-reader.server";
import { renderWriterPage } from "./writer-page.server";
import type { ScreenAnswer, WriterRequest, WriterTools } from "./writer-request.server";

export interface WritersOptions extends Omit<
  WriterTools,
  "readLists" | "readEnglishCommits" | "waitForCompile"
> {
  /** The content store, which each compile replaces. */
  storeFile: string;
  readVersion: () => string;
  /** Replaces the wait for the watcher's next compile, where there is no watcher. */
  waitForCompile?: () => Promise<void>;
  /** Hosts that files may be changed on. */
  hostnames: readonly string[];
  /** Called when a replaced store can't be closed. */
  onError?: (error: unknown) => void;
}

/** `/de/_edit/Web/CSS`: locale, tool and what is below it. */
const TOOL_PATH = /^\/([A-Za-z-]+)\/_([a-z]+)(?:\/(.*))?$/;
const HOME_PATH = /^\/([A-Za-z-]+)\/?$/;
/** A document, or its simulated absence. */
const DOCUMENT_PATH = /^\/([A-Za-z-]+)\/(?:docs|404)\/(.+?)\/?$/;
const ASSET_PATH = /^\/_writers\/([a-z.]+)$/;
/** Shows the public home page at its own address, which the writers' home has otherwise. */
const PUBLIC_HOME = "homepage";

export function createWriters(options: WritersOptions): Writers {
  const lists = createListReader({
    open: () => openWriterIndex(options.storeFile),
    readVersion: options.readVersion,
    onError: options.onError,
  });
  const events = createChangeEvents(options.readVersion);
  const findAsset = createToolAssets();
  const translate = loadWriterTexts();
  // Noted when a request comes: a version that is noted after the page was rendered may be newer than the
  // page, which would then stay as it is.
  const versions = new WeakMap<Request, string>();
  const tools: WriterTools = {
    ...options,
    readLists: lists.read,
    readEnglishCommits: createCommitCounter(options.roots.contentRoot),
    waitForCompile: options.waitForCompile ?? events.waitForNext,
  };
  const open = (request: Request, place: string, rest = ""): WriterRequest => {
    const locale = parseLocale(place) ?? DEFAULT_LOCALE;
    return {
      locale,
      text: translate(locale),
      tools,
      lists: lists.read(),
      rest: rest.replace(/^\/+|\/+$/g, ""),
      query: new URL(request.originalUrl, "http://localhost").searchParams,
      canWrite: mayWrite(request, options.hostnames),
    };
  };

  async function answer(request: Request, response: Response): Promise<boolean> {
    const { path } = response.locals;
    response.set("Cache-Control", CACHE_POLICIES.never);
    if (path === "/_writers/events") return (events.stream(request, response), true);
    if (path === "/_writers/complete") {
      const { query, lists } = open(request, DEFAULT_LOCALE);
      response.json(listCompletions(query, lists));
      return true;
    }
    const asset = await findAsset(ASSET_PATH.exec(path)?.[1] ?? "");
    if (asset) return (response.type(asset.type).send(asset.body), true);
    const missing = findSimulated(path);
    if (missing !== null) response.locals.missingPath = missing;
    const target = findTarget(request, path);
    if (!target) return (response.removeHeader("Cache-Control"), false);
    const asked = open(request, target.locale, target.rest);
    const shown =
      request.method === "POST"
        ? await act(request, asked, target.tool)
        : await SCREENS[target.tool]?.(asked);
    if (!shown) return false;
    if ("json" in shown) response.status(shown.status ?? 200).json(shown.json);
    else await send(response, asked, shown);
    return true;
  }

  async function act(
    request: Request,
    asked: WriterRequest,
    tool: string,
  ): Promise<ScreenAnswer | ScriptAnswer | undefined> {
    const run = Object.hasOwn(ACTIONS, tool) ? ACTIONS[tool] : undefined;
    if (!run) return undefined;
    const { text } = asked;
    if (!asked.canWrite)
      return { title: text("tools"), status: 403, content: text("read-only") };
    const { form, isTooLong } = await readForm(request);
    const runScript = findScriptAction(tool, request.headers.accept);
    if (isTooLong && runScript)
      return { json: { problem: text("form-too-long") }, status: 413 };
    if (isTooLong) return giveBack(asked, form);
    if (!form) return { title: text("tools"), status: 400, content: text("bad-form") };
    return (runScript ?? run)(asked, form);
  }

  async function send(
    response: Response,
    asked: WriterRequest,
    shown: ScreenAnswer,
  ): Promise<void> {
    if ("redirect" in shown) {
      response.redirect(303, shown.redirect);
      return;
    }
    const theme = parseTheme(readCookie(response.req.headers.cookie, THEME_KEY));
    const frame = {
      styles: await options.readStyles(),
      theme: toThemeAttribute(theme),
    };
    response
      .status(shown.status ?? 200)
      .type("html")
      .send(renderWriterPage(asked, shown, frame));
  }

  return {
    handle(request, response, next) {
      versions.set(request, options.readVersion());
      answer(request, response)
        .then((isAnswered) => {
          if (!isAnswered) next();
        })
        .catch(next);
    },
    renderBar(request, status) {
      const path = dropPartSuffix(decodePercent(request.path) ?? "");
      const [, place, slug] = DOCUMENT_PATH.exec(path) ?? [];
      if (place === undefined || slug === undefined || status >= 500) return "";
      const asked = open(request, place, slug);
      const document = tools.readDocument(docUrl(asked.locale, slug));
      const githubUrl = document?.source.github_url ?? null;
      const version = versions.get(request) ?? "";
      return renderPageBar(asked, { githubUrl, isMissing: status === 404, version });
    },
    announce: () => events.announce(options.readVersion()),
    close() {
      events.close();
      lists.close();
    },
  };
}

function findTarget(
  { query, method }: Request,
  path: string,
): { locale: string; tool: string; rest: string } | null {
  const [, locale = "", tool = "", rest = ""] = TOOL_PATH.exec(path) ?? [];
  const isKnown =
    Object.hasOwn(SCREENS, tool) || (method === "POST" && Object.hasOwn(ACTIONS, tool));
  if (isKnown && parseLocale(locale)) return { locale, tool, rest };
  const [, home = ""] = HOME_PATH.exec(path) ?? [];
  const isHome = parseLocale(home) !== null && !(PUBLIC_HOME in query);
  return isHome && method === "GET" ? { locale: home, tool: "writers", rest: "" } : null;
}
