import type { BrowserContext, Page, Route } from "playwright";
import { fail } from "../../cli/command/fail";
import { createRandom } from "../support/create-random";
import { openBrowser } from "./open-browser";
import { compareScreens, readScreen, type Screen } from "./read-screen";
import { readWalkOptions, WALK_USAGE, type WalkOptions } from "./run-options";
import { serveStore, type ServedStore } from "./serve-store";
import { chooseAct, type Random } from "./walk-acts";

/**
 * `npm run walk`: acts of a reader in Chromium at random, and after each the page beside that of the same address without
 * scripts: the server's answer is the truth, however a reader came there.
 */
const TOLD_ACTS = 6;
const SETTLE_MILLISECONDS = 8_000;
const POLL_MILLISECONDS = 100;
/** Shares of all requests but those for documents, with `--faults`. */
const FAULTS = { failed: 0.06, held: 0.2, longestMilliseconds: 1_500 };
/** Live examples of the content name hosts that do not exist. */
const EXPECTED = /status of 404|ERR_NAME_NOT_RESOLVED/;
const BROKEN_LOADING =
  /Failed to load resource|dynamically imported module|Failed to fetch/;

interface Walk {
  page: Page;
  /** A page of the same browser without scripts. */
  plain: Page;
  /** Errors of the console and uncaught ones since they were told last. */
  errors: string[];
}

await run().catch(fail);

async function run(): Promise<void> {
  const options = readWalkOptions(process.argv.slice(2));
  if (options.help) console.log(WALK_USAGE);
  else await serveStore((site) => walk(site, options));
}

async function walk(site: ServedStore, options: WalkOptions): Promise<void> {
  const random = createRandom(options.seed);
  const browser = await openBrowser();
  const acts: string[] = [];
  let problems = 0;
  try {
    const contexts = [
      await browser.newContext({ serviceWorkers: options.faults ? "block" : "allow" }),
      await browser.newContext({ javaScriptEnabled: false }),
    ] as const;
    const it = await openWalk(contexts, options, random);
    await it.page.goto(site.origin + chooseStart(site, options, random));
    for (let step = 1; step <= options.steps; step++) {
      const act = await chooseAct(random).run(it.page, random);
      if (act === null) continue;
      acts.push(act);
      const found = await findProblems(it, options);
      problems += found.length;
      if (found.length === 0) continue;
      console.log(`act ${step}, at ${it.page.url().replace(site.origin, "")}`);
      for (const each of found) console.log(`  ${each}`);
      console.log(`  after ${acts.slice(-TOLD_ACTS).join("; ")}`);
    }
  } finally {
    await browser.close();
  }
  const { seed, faults } = options;
  console.table({ seed, faults, acts: acts.length, problems });
  if (problems > 0) process.exitCode = 1;
}

function chooseStart(
  site: ServedStore,
  { locales }: WalkOptions,
  random: Random,
): string {
  const paths = site.listDocumentPaths(locales);
  return paths[Math.floor(random() * paths.length)] ?? "/en-US/";
}

async function openWalk(
  [scripted, plain]: readonly [BrowserContext, BrowserContext],
  { faults }: WalkOptions,
  random: Random,
): Promise<Walk> {
  const page = await scripted.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(`thrown: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  if (faults) await scripted.route("**/*", (route) => breakRoute(route, random));
  return { page, plain: await plain.newPage(), errors };
}

async function breakRoute(route: Route, random: Random): Promise<void> {
  const fate = random();
  if (route.request().resourceType() === "document") return route.continue();
  if (fate < FAULTS.failed) return route.abort();
  if (fate < FAULTS.failed + FAULTS.held) {
    const milliseconds = random() * FAULTS.longestMilliseconds;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
  // A page that was left has given its requests up.
  return route.continue().catch(() => undefined);
}

async function findProblems(it: Walk, { faults }: WalkOptions): Promise<string[]> {
  const differences = await waitForSameScreens(it);
  const errors = it.errors.splice(0);
  const isExpected = (text: string) =>
    EXPECTED.test(text) || (faults && BROKEN_LOADING.test(text));
  return [...differences, ...errors.filter((text) => !isExpected(text))];
}

/** @returns The differences that stay. */
async function waitForSameScreens({ page, plain }: Walk): Promise<string[]> {
  const end = Date.now() + SETTLE_MILLISECONDS;
  let url = "";
  let served: Screen = {};
  let differences: string[] = [];
  while (Date.now() < end) {
    if (url !== page.url()) {
      url = page.url();
      await plain.goto(url);
      served = await readScreen(plain);
    }
    differences = await readScreen(page).then(
      (shown) => compareScreens(shown, served),
      // The page is being left.
      (error: unknown) => [String(error)],
    );
    if (differences.length === 0 && page.url() === url) return [];
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  return differences;
}
