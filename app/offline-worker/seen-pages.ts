import { CACHE_PREFIX, createKeptPages, type OpenPage } from "./kept-pages";
import { toOfflinePath } from "./page-files";
import type { OtherAnswers, ShowKept } from "./show-kept";
import type { WorkerConfig } from "./content/worker-config";
import type { PageMessageEvent, RequestEvent, WorkerScope } from "./worker-scope";

const ENTRY = "/assets/entry.client-";
const OFFLINE_PAGE = /^\/[\w-]+\/offline$/;

type SeenPagesScope = WorkerScope & {
  workerConfig: Pick<WorkerConfig, "keptScript">;
  showKept?: ShowKept;
};

/** The pages that a reader has seen: what both workers do with them. */
export function createSeenPages(scope: SeenPagesScope) {
  const kept = createKeptPages({
    caches: scope.caches,
    fetch: (url) => scope.fetch(url),
    now: () => Date.now(),
  });

  /** The server's answer, with the list of kept pages where it belongs. Rejects without a network. */
  async function load(event: RequestEvent): Promise<Response> {
    const preloaded = await event.preloadResponse;
    const response = preloaded ?? (await scope.fetch(event.request));
    // Firefox answers a preload that has failed, where others reject it.
    if (response.type === "error") throw new TypeError("the page could not be preloaded");
    return addListTo(response, event.request.url);
  }

  /** An answer with the list of kept pages where it belongs. */
  async function addListTo(response: Response, url: string): Promise<Response> {
    const isList = OFFLINE_PAGE.test(new URL(url).pathname);
    if (!isList || !response.ok || response.redirected) return response;
    return loadScript().addList(response, url, kept);
  }

  /** A kept page, or the list of kept pages instead; undefined when this browser has neither. */
  async function find(
    { url, destination }: Request,
    others?: OtherAnswers,
  ): Promise<Response | undefined> {
    const request = { url: withoutFragment(url), destination };
    try {
      return await loadScript().findKept(kept, request, others);
    } catch {
      return undefined;
    }
  }

  /** Most starts of a worker show nothing that is kept, so the code for it is in a script of its own. */
  function loadScript(): ShowKept {
    if (!scope.showKept) scope.importScripts(scope.workerConfig.keptScript);
    if (!scope.showKept) throw new Error("the script has not loaded");
    return scope.showKept;
  }

  /** 404: a newer release no longer has the file of a page that is still open. */
  async function answerFile(request: Request): Promise<Response> {
    try {
      const response = await scope.fetch(request);
      if (response.status !== 404) return response;
      return (await kept.findFile(request.url)) ?? response;
    } catch (error) {
      const file = await kept.findFile(request.url).catch(() => undefined);
      if (file) return file;
      throw error;
    }
  }

  /** Keeps the list first, because a browser that has kept a page must be able to name it. */
  async function keepPage(page: OpenPage): Promise<void> {
    await keepOfflinePage(page).catch(() => undefined);
    await kept.keep(page);
  }

  /** Renews the page that lists what is kept with each release, whose files it shares with others. */
  async function keepOfflinePage({ url, files }: OpenPage): Promise<void> {
    const listUrl = scope.location.origin + toOfflinePath(new URL(url).pathname);
    const entry = files.find((file) => file.includes(ENTRY));
    const known = await kept.findRecord(listUrl);
    if (entry === undefined || known?.files.includes(entry) === true) return;
    await kept.keep({ url: listUrl, title: "", files }, { isPinned: true });
  }

  return {
    load,
    addList: addListTo,
    find,
    answerFile,
    /** Browsers keep for later the scripts that a worker loads while it is installed. */
    install(): void {
      loadScript();
    },
    /** Keeps the page of a message; false for another message. */
    handleMessage(event: PageMessageEvent): boolean {
      const page = readPage(event.data, scope.location.origin);
      if (page) event.waitUntil(keepPage(page));
      return page !== null;
    },
    /** Removes all caches but the current ones and those that another part keeps. */
    async activate(isKept: (name: string) => boolean = () => false): Promise<void> {
      const names = await scope.caches.keys();
      const old = names.filter((name) => !name.startsWith(CACHE_PREFIX) && !isKept(name));
      await Promise.all([
        ...old.map((name) => scope.caches.delete(name)),
        // Lets the browser request a page while the worker starts, so that pages are not slower.
        scope.registration.navigationPreload?.enable(),
        scope.clients.claim(),
      ]);
    },
  };
}

function readPage(data: unknown, origin: string): OpenPage | null {
  if (typeof data !== "object" || data === null) return null;
  const { url, title, files } = data as Record<string, unknown>;
  if (typeof url !== "string" || typeof title !== "string" || !Array.isArray(files))
    return null;
  if (!url.startsWith(`${origin}/`)) return null;
  return { url: withoutFragment(url), title, files: files.map(String) };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, "");
}
