import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "~/domain/locales/locale";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { runProgram } from "./run-process";
import { startServer } from "./start-server";

/**
 * `npm run crawl`: compiles the content of CONTENT_ROOT, fetches every page without JavaScript and
 * every internal link on them, and counts the failures.
 */
const AT_ONCE = 4;
const SHOWN_PROBLEMS = 20;

const dataDir = mkdtempSync(join(tmpdir(), "crawl-"));
const problems: string[] = [];
const links = new Map<string, string>();

try {
  await runProgram("cli/content.mjs", { DATA_DIR: dataDir });
  const urls = listUrls();
  const server = await startServer(dataDir);
  try {
    await forEachAtOnce(urls, (url) => checkPage(server.origin, url));
    await forEachAtOnce([...links], ([link, from]) =>
      checkLink(server.origin, link, from),
    );
  } finally {
    await server.stop();
  }
  console.log(`${urls.length} pages, ${links.size} links, ${problems.length} problems`);
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true });
}

function listUrls(): string[] {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const urls = LOCALES.flatMap((locale) => store.listDocumentUrls(locale));
  store.close();
  return urls.map(({ url }) =>
    encodeURI(url).replaceAll("?", "%3F").replaceAll("#", "%23"),
  );
}

/** Checks that the page answers 200 with a heading and one article with text. */
async function checkPage(origin: string, url: string): Promise<void> {
  const response = await fetch(`${origin}${url}`, { redirect: "manual" });
  const html = await response.text();
  if (response.status !== 200) problems.push(`${url} answers ${response.status}`);
  else if (!/<h1[ >]/.test(html)) problems.push(`${url} has no h1`);
  else if (!html.includes("<article")) problems.push(`${url} has no article`);
  for (const [, link = ""] of html.matchAll(/ href="(\/[^"#?]*)/g))
    if (!links.has(link)) links.set(link, url);
}

/** Checks that a link reaches a page directly or after one redirect. */
async function checkLink(origin: string, link: string, from: string): Promise<void> {
  const target = `${origin}${link.replaceAll("&amp;", "&")}`;
  const first = await fetch(target, { redirect: "manual" });
  await first.arrayBuffer();
  if (first.status < 300 || first.status >= 400) {
    if (!first.ok) problems.push(`${link} on ${from} answers ${first.status}`);
    return;
  }
  const location = new URL(first.headers.get("location") ?? "", target);
  if (location.origin !== origin) return;
  const second = await fetch(location, { redirect: "manual" });
  await second.arrayBuffer();
  if (!second.ok) problems.push(`${link} on ${from} redirects to ${second.status}`);
}

async function forEachAtOnce<T>(items: readonly T[], run: (item: T) => Promise<void>) {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++])
      await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
