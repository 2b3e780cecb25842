import { createKeptPages } from "~/offline-worker/kept-pages";
import { createFakeCaches } from "./fake-caches";

export const SITE = "https://docs.example";
const FILES = "kept-1-files";

export interface Answer {
  body?: string;
  /** 0: there is no answer. */
  status?: number;
  cache?: string;
}

/** A browser with a site of these answers; further paths are pages that need `/assets/a.css`. */
export function openKeptBrowser(
  answers: Record<string, Answer> = {},
  { maxEntries = Infinity } = {},
) {
  const caches = createFakeCaches({ maxEntries });
  let time = 0;
  const kept = createKeptPages({
    caches: caches.storage,
    now: () => ++time,
    fetch: (url) => Promise.resolve(new URL(url).pathname).then(answer),
  });
  function answer(path: string): Response {
    const { body = `<html><link href="/assets/a.css">${path}`, ...rest } =
      answers[path] ?? {};
    if (rest.status === 0) throw new TypeError("Failed to fetch");
    const headers = {
      "Content-Type": "text/html",
      "Cache-Control": rest.cache ?? "public",
    };
    return new Response(body, { status: rest.status ?? 200, headers });
  }
  const keep = (path: string, files: string[] = []) =>
    kept.keep({ url: SITE + path, title: path, files: files.map((file) => SITE + file) });
  const keepTitled = (path: string, title: string) =>
    kept.keep({ url: SITE + path, title, files: [] });
  const keepList = (path: string) =>
    kept.keep({ url: SITE + path, title: "", files: [] }, { isPinned: true });
  const read = async (path: string) => (await kept.find(SITE + path))?.text();
  return {
    kept,
    keep,
    keepTitled,
    keepList,
    read,
    answers,
    listFiles: () => caches.listUrls(FILES),
  };
}
