import { fail } from "../../cli/command/fail";
import { createRandom } from "../support/create-random";
import { crawlPages } from "./crawl-pages";
import { CRAWL_USAGE, readCrawlOptions, type CrawlOptions } from "./run-options";
import { serveStore, type ServedStore } from "./serve-store";

/**
 * `npm run crawl`: fetches pages without JavaScript and every link of the site on them, and counts what is
 * not as it should be (crawl-pages). The pages are those of the store in DATA_DIR where one is named,
 * else of CONTENT_ROOT or the shipped content, which it compiles. `--pages 600` takes that many at
 * random, the same ones for the same `--seed`; `--locales en-US,de` takes those of these languages.
 */
const SHOWN_PROBLEMS = 20;
const SHOWN_OF_CONTENT = 10;

await run().catch(fail);

async function run(): Promise<void> {
  const options = readCrawlOptions(process.argv.slice(2));
  if (options.help) console.log(CRAWL_USAGE);
  else await serveStore((site) => crawl(site, options));
}

async function crawl(
  { origin, listDocumentPaths }: ServedStore,
  { pages, seed, locales }: CrawlOptions,
): Promise<void> {
  const all = [...listDocumentPaths(locales), ...(await listAreaPaths(origin, locales))];
  const paths = pages === null ? all : draw(all, pages, seed);
  const { problems, ofContent, figures } = await crawlPages(origin, paths);
  console.table({ ...(pages !== null && { seed }), ...figures });
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`  ${problem}`);
  if (ofContent.length > 0) console.log("for the writers, such as:");
  for (const problem of ofContent.slice(0, SHOWN_OF_CONTENT)) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Home, landings, posts, courses and all else that the sitemap names beside documents. */
async function listAreaPaths(
  origin: string,
  locales: readonly string[],
): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.txt`);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "");
  const paths = lines.map((line) => new URL(line, origin).pathname);
  return paths.filter((path) => {
    const [, locale = "", area] = path.split("/");
    return area !== "docs" && locales.includes(locale);
  });
}

/** Each page at most once. */
function draw(paths: readonly string[], count: number, seed: number): string[] {
  const random = createRandom(seed);
  return paths
    .map((path) => ({ path, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ path }) => path);
}
