import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { CONDITIONS, openBrowser, slowDown, type Conditions } from "./open-browser";
import { median } from "./figures";
import { READER_HEADERS, startPinned, startServer } from "./start-server";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
/** A pointer rests on a link about as long before its press. */
const DWELL_MILLISECONDS = 300;
const SETTLE_MILLISECONDS = 400;
const LIMIT_MILLISECONDS = 20_000;

/** Pairs of pages with the same sidebar: the first is open, a link to the second is pressed. */
const PAIRS = [
  [
    "/en-US/docs/Web/CSS/Reference/Properties/display",
    "/en-US/docs/Web/CSS/Reference/Properties/float",
  ],
  ["/en-US/docs/Web/API/Element", "/en-US/docs/Web/API/Element/animate"],
] as const;

interface Way {
  name: string;
  isMinimal?: boolean;
  /** Takes the Navigation API away, so that links load pages. */
  isNative?: boolean;
  /** Speculation rules, which are added to the page. */
  rules?: "prefetch" | "prerender";
}

const ALL_WAYS: readonly Way[] = [
  { name: "minimal Remix", isMinimal: true },
  { name: "in place" },
  { name: "page load", isNative: true },
  { name: "page load, prefetch", isNative: true, rules: "prefetch" },
  { name: "page load, prerender", isNative: true, rules: "prerender" },
];
/** All, or those in BENCH_WAYS, with semicolons between the names. */
const WAYS = ALL_WAYS.filter(
  ({ name }) => process.env["BENCH_WAYS"]?.split(";").includes(name) ?? true,
);
if (WAYS.length === 0) throw new Error("BENCH_WAYS names no way of navigation");

/** Moments of the press: at once after the load, after other links, and after a rest on the link. */
const MOMENTS = ["first", "later", "rested"] as const;
type Moment = (typeof MOMENTS)[number];

/**
 * Milliseconds from the press on a link of the sidebar until the new h1 is painted, in a browser,
 * beside the framework's template with the same articles. Needs the public documentation.
 */
export async function benchNavigation(dataDir: string, folder: string) {
  const file = join(folder, "pages.json");
  writeFileSync(file, JSON.stringify(readPages(dataDir)));
  const [ours, minimal] = await Promise.all([
    startServer(dataDir, { RATE_LIMITS: "off" }),
    startPinned("tests/bench/minimal-remix.tsx", { PAGES_FILE: file }),
  ]);
  const rows: Record<string, Record<string, number>> = {};
  try {
    await Promise.all([ours, minimal].map(({ origin }) => warmUp(origin)));
    for (const pair of PAIRS)
      for (const conditions of CONDITIONS)
        for (const moment of MOMENTS) {
          const title = `${pair[1].split("/").pop() ?? ""}, ${moment}, ${conditions.name}`;
          const origins = { ours: ours.origin, minimal: minimal.origin };
          rows[title] = await compareWays(origins, { pair, conditions, moment });
        }
  } finally {
    await Promise.all([ours.stop(), minimal.stop()]);
  }
  return rows;
}

/** Medians by way, in a browser of their own: one that has shown a hundred pages takes a quarter longer for the next. */
async function compareWays(
  origins: { ours: string; minimal: string },
  press: Pick<Sample, "pair" | "conditions" | "moment">,
): Promise<Record<string, number>> {
  const times = new Map<string, number[]>();
  const browser = await openBrowser();
  try {
    // Ways alternate, so that noise of the machine affects all of them.
    for (let round = 0; round < ROUNDS; round++)
      for (const way of WAYS) {
        if (press.moment !== "rested" && way.rules) continue;
        const origin = way.isMinimal ? origins.minimal : origins.ours;
        const time = await measure(browser, { ...press, origin, way });
        if (process.env["BENCH_VERBOSE"] !== undefined)
          console.error(
            press.pair[1],
            press.conditions.name,
            press.moment,
            way.name,
            time,
          );
        times.set(way.name, [...(times.get(way.name) ?? []), time]);
      }
  } finally {
    await browser.close();
  }
  const medians = [...times].map(([name, values]) => [name, Math.round(median(values))]);
  return Object.fromEntries(medians) as Record<string, number>;
}

/** Fills the page cache, in the encodings of browsers; the template has none of these addresses. */
async function warmUp(origin: string): Promise<void> {
  for (const path of PAIRS.flat().flatMap((path) => [path, `${path}.part`])) {
    const headers = { ...READER_HEADERS, "accept-encoding": "gzip, deflate, br, zstd" };
    await (await fetch(origin + path, { headers })).arrayBuffer();
  }
}

interface Sample {
  origin: string;
  pair: readonly [string, string];
  conditions: Conditions;
  moment: Moment;
  way: Way;
}

async function measure(browser: Browser, { origin, pair, ...sample }: Sample) {
  const { conditions, moment, way } = sample;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: way.rules !== undefined,
  });
  try {
    const page = await context.newPage();
    const painted = await watchHeading(page);
    if (way.isNative) await page.addInitScript("delete window.navigation");
    await page.goto(origin + pair[0]);
    await page.waitForTimeout(SETTLE_MILLISECONDS * 4);
    if (way.rules) await addRules(page, way.rules);
    if (conditions.isSlow) await slowDown(page);
    const link = page.locator(`#sidebar-body a[href="${pair[1]}"]`).first();
    await link.evaluate(reveal);
    await page.mouse.move(0, 0);
    // A reader has seen the link for a while, and the browser has drawn it.
    await page.waitForTimeout(SETTLE_MILLISECONDS * 4);
    if (moment === "later") {
      const { x, y } = await link.evaluate(getLinkAbove);
      await page.mouse.move(x, y);
      await page.waitForTimeout(SETTLE_MILLISECONDS * 4);
    }
    if (moment === "rested") {
      await link.hover();
      await page.waitForTimeout(DWELL_MILLISECONDS);
    }
    await pressAt(page, link);
    return await Promise.race([painted(), fail(way.name)]);
  } finally {
    await context.close();
  }
}

/** Not by `click()`, which looks for the element at that place while the press is handled. */
async function pressAt(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error("the link is out of sight");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function fail(name: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LIMIT_MILLISECONDS));
  throw new Error(`no heading was painted: ${name}`);
}

/**
 * A text, because the loader of this program adds helpers to functions that pages do not have. The task after
 * the frame comes before timers of the page, whose work the reader does not wait for.
 */
const WATCH = `{
  const now = () => performance.timeOrigin + performance.now();
  let shown = null;
  addEventListener("click", () => notePress(now()), true);
  new MutationObserver(() => {
    const title = document.querySelector("h1")?.textContent ?? null;
    if (title === null || title === shown) return;
    shown = title;
    const priority = "user-blocking";
    requestAnimationFrame(() => scheduler.postTask(() => notePaint(now()), { priority }));
  }).observe(document, { childList: true, characterData: true, subtree: true });
}`;

/** Opens the groups around a link, as a reader does before pressing it. */
function reveal(link: Element): void {
  for (let group = link.closest("details"); group;)
    [group.open, group] = [true, group.parentElement?.closest("details") ?? null];
  link.scrollIntoView({ block: "center" });
}

/** A place on another link in sight, because the list must not scroll away from this one. */
function getLinkAbove(link: Element): { x: number; y: number } {
  const { left, top } = link.getBoundingClientRect();
  const x = left + 5;
  for (let y = top - 5; y > 0; y -= 5)
    if (document.elementFromPoint(x, y)?.closest("a")) return { x, y };
  throw new Error("no other link is in sight");
}

/** Returns the milliseconds from the press to the frame after a new h1, whichever document has it. */
async function watchHeading(page: Page): Promise<() => Promise<number>> {
  const times: { pressed?: number; resolve?: (milliseconds: number) => void } = {};
  const done = new Promise<number>((resolve) => (times.resolve = resolve));
  await page.exposeFunction("notePress", (time: number) => (times.pressed = time));
  await page.exposeFunction("notePaint", (time: number) => {
    if (times.pressed !== undefined) times.resolve?.(time - times.pressed);
  });
  await page.addInitScript(WATCH);
  return () => done;
}

async function addRules(page: Page, action: "prefetch" | "prerender"): Promise<void> {
  const rule = { where: { href_matches: "/*/docs/*" }, eagerness: "moderate" };
  await page.evaluate(
    (json) => {
      const script = document.createElement("script");
      script.type = "speculationrules";
      script.textContent = json;
      document.head.append(script);
    },
    JSON.stringify({ [action]: [rule] }),
  );
}

function readPages(dataDir: string): Record<string, { title: string; html: string }> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const translate = loadContentStrings();
  const documents = createDocumentsService({ store: () => store, translate });
  const pages = PAIRS.flat().map((path) => {
    const page = documents.findDocumentPage(path);
    if (!page) throw new Error(`there is no page ${path}`);
    return [path, { title: page.document.title, html: page.articleHtml }] as const;
  });
  store.close();
  return Object.fromEntries(pages);
}
