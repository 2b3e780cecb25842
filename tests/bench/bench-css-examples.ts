import type { Browser, Frame, Page } from "playwright";
import { css } from "../../compiler/reference/css";
import { findExample, type CssExample } from "../../compiler/reference/css/example";
import { openReferenceData } from "../../compiler/reference/data/open-reference-data";
import { loadPlatformData } from "../../compiler/sources/platform";
import { openBrowser } from "./open-browser";

const AT_ONCE = 12;
/** Time at which running animations are compared. */
const ANIMATION_MILLISECONDS = 700;
const WIDTH = 400;
const HEIGHT = 240;
const COLUMNS = 3;
/** Fewer bytes of pixels are hardly to be seen. */
const LEAST_PIXELS = 24;
const FRAME_STYLE = `<style>body { margin: 0; width: ${COLUMNS * WIDTH}px; display: grid; grid-template-columns: repeat(${COLUMNS}, ${WIDTH}px); } iframe { display: block; width: ${WIDTH}px; height: ${HEIGHT}px; border: 0; }</style>`;

interface Shown {
  name: string;
  example: CssExample;
}

/**
 * Renders the live examples of the CSS reference in Chromium, one frame for each value, and
 * compares their pixels: each example has to look different with another value, and one of a
 * rule different without that rule. Examples that ask the reader to do something are only counted.
 */
export async function benchCssExamples(): Promise<Record<string, unknown>> {
  const data = openReferenceData(loadPlatformData());
  const pages = css.listPages(data);
  const found = pages.flatMap((page) => {
    const example = findExample(page, data.css);
    return example
      ? [{ name: `${page.pageType} ${page.slug.replace(/^.*Reference\//, "")}`, example }]
      : [];
  });
  const still = found.filter(({ example }) => example.hint === "");
  const browser = await openBrowser({ withScrollbars: true });
  const alike = await listAlike(browser, still);
  await browser.close();
  for (const name of alike) console.log(name);
  return {
    pages: pages.length,
    examples: found.length,
    "examples that differ on use": found.length - still.length,
    "examples whose samples all look the same": alike.length,
  };
}

async function listAlike(
  browser: Browser,
  examples: readonly Shown[],
): Promise<string[]> {
  const tab = await browser.newPage();
  const alike: string[] = [];
  for (let at = 0; at < examples.length; at += AT_ONCE) {
    const group = examples.slice(at, at + AT_ONCE);
    const counts = await countDifferent(
      tab,
      group.map(({ example }) => toDocuments(example)),
    );
    group.forEach(({ name }, index) => {
      if ((counts[index] ?? 0) < LEAST_PIXELS) alike.push(name);
    });
  }
  return alike;
}

/** Makes one document for each sample, or one with and one without the rules. */
function toDocuments({ html, base, rules, samples }: CssExample): string[] {
  const styles =
    samples === 0
      ? [base, `${base}\n${rules}`]
      : Array.from(
          { length: samples },
          (_, at) =>
            `${base}\n${rules}\nsection:not(.sample-${at + 1}), section > code { display: none !important; }`,
        );
  return styles.map(
    (style) => `<!doctype html><html lang="en"><style>${style}</style>${html}</html>`,
  );
}

/** Counts the pixels in which the documents of each example differ; all are loaded at once. */
async function countDifferent(
  tab: Page,
  examples: readonly string[][],
): Promise<number[]> {
  const frames = examples
    .flat()
    .map((source) => `<iframe srcdoc="${escapeSource(source)}"></iframe>`);
  // Frames outside the viewport are not painted.
  const height = Math.ceil(frames.length / COLUMNS) * HEIGHT;
  await tab.setViewportSize({ width: COLUMNS * WIDTH, height });
  await tab.setContent(`<!doctype html>${FRAME_STYLE}${frames.join("")}`, {
    waitUntil: "load",
  });
  await Promise.all(tab.frames().map(stopAnimations));
  const picture = await tab.screenshot({ caret: "initial" });
  return tab.evaluate(comparePicture, {
    source: `data:image/png;base64,${picture.toString("base64")}`,
    counts: examples.map((documents) => documents.length),
    width: WIDTH,
    height: HEIGHT,
    columns: COLUMNS,
  });
}

interface Picture {
  source: string;
  /** Number of frames of each example. */
  counts: number[];
  width: number;
  height: number;
  columns: number;
}

/** Runs in the browser: compares the frames of each example with its first one. */
async function comparePicture(picture: Picture): Promise<number[]> {
  const { width, height, columns } = picture;
  const image = new Image();
  image.src = picture.source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const total = picture.counts.reduce((sum, count) => sum + count, 0);
  const frames = Array.from(
    { length: total },
    (_, at) =>
      context?.getImageData(
        ...([(at % columns) * width, Math.floor(at / columns) * height] as const),
        ...([width, height] as const),
      ).data,
  );
  return picture.counts.map((count) => {
    const [first, ...others] = frames.splice(0, count);
    return Math.max(
      ...others.map(
        (other) =>
          // Tiles may round colours in another way.
          first?.filter((value, byte) => Math.abs(value - (other?.[byte] ?? 0)) > 24)
            .length ?? 0,
      ),
    );
  });
}

async function stopAnimations(frame: Frame): Promise<void> {
  await frame.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline || animation.playState !== "running")
        continue;
      animation.pause();
      animation.currentTime = time;
    }
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, ANIMATION_MILLISECONDS);
}

function escapeSource(source: string): string {
  return source.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
