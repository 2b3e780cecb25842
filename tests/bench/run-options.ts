import { LOCALES, type Locale } from "~/domain/locales/locale";
import { readLocale, readWholeNumber } from "../../cli/command/option-values";
import { parseOptions } from "../../cli/command/parse-options";

/*
 * Options of the runs with a random choice. The readers throw UsageError.
 */

const MOST_PAGES = 10_000_000;
const MOST_CASES = 10_000_000;
const DEFAULT_CASES = "2000";
const MOST_STEPS = 1_000_000;
const DEFAULT_STEPS = "300";
const LAST_SEED = 2 ** 31 - 1;

export const CRAWL_USAGE = `Fetches pages without JavaScript and every link of the site on them, and counts what is not as it
should be.

Usage: npm run crawl -- [options]

  --pages NUMBER     so many pages at random (default: all)
  --seed NUMBER      repeats the choice of another run
  --locales LOCALES  languages, such as en-US,de (default: all)
  --help             show this text

The pages are those of the store in DATA_DIR where one is named, else of CONTENT_ROOT or the shipped
content, which is compiled. Needs "npm run build".`;

export interface CrawlOptions {
  help: boolean;
  /** Null: all. */
  pages: number | null;
  seed: number;
  locales: Locale[];
}

export function readCrawlOptions(args: readonly string[]): CrawlOptions {
  const values = parseOptions(args, {
    command: "crawl",
    options: {
      pages: { type: "string" },
      seed: { type: "string" },
      locales: { type: "string", default: LOCALES.join(",") },
      help: { type: "boolean", short: "h" },
    },
  });
  const { help = false, pages, seed, locales } = values;
  return {
    help,
    pages: pages === undefined ? null : readWholeNumber("--pages", pages, MOST_PAGES),
    seed: readSeed(seed),
    locales: readLocales(locales),
  };
}

export const FUZZ_USAGE = `Mutates pages at random, and counts crashes of the compiler and unsafe HTML.

Usage: npm run fuzz -- [options]

  --cases NUMBER  mutated pages (default: ${DEFAULT_CASES})
  --seed NUMBER   repeats another run
  --help          show this text

Reads CONTENT_ROOT, else the shipped content.`;

export interface FuzzRunOptions {
  help: boolean;
  cases: number;
  seed: number;
}

export function readFuzzOptions(args: readonly string[]): FuzzRunOptions {
  const values = parseOptions(args, {
    command: "fuzz",
    options: {
      cases: { type: "string", default: DEFAULT_CASES },
      seed: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { help = false, cases, seed } = values;
  return {
    help,
    cases: readWholeNumber("--cases", cases, MOST_CASES),
    seed: readSeed(seed),
  };
}

export const WALK_USAGE = `Acts as a reader in Chromium at random, and compares each page with that of its address without
scripts.

Usage: npm run walk -- [options]

  --steps NUMBER     acts (default: ${DEFAULT_STEPS})
  --seed NUMBER      repeats the choice of another run
  --locales LOCALES  languages to begin in, such as en-US,de (default: all)
  --faults           requests but those for documents fail or wait at random
  --help             show this text

The pages are those of the store in DATA_DIR where one is named, else of CONTENT_ROOT or the shipped
content, which is compiled. Needs "npm run build".`;

export interface WalkOptions {
  help: boolean;
  steps: number;
  seed: number;
  locales: Locale[];
  faults: boolean;
}

export function readWalkOptions(args: readonly string[]): WalkOptions {
  const values = parseOptions(args, {
    command: "walk",
    options: {
      steps: { type: "string", default: DEFAULT_STEPS },
      seed: { type: "string" },
      locales: { type: "string", default: LOCALES.join(",") },
      faults: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
  });
  const { help = false, steps, seed, locales, faults } = values;
  return {
    help,
    steps: readWholeNumber("--steps", steps, MOST_STEPS),
    seed: readSeed(seed),
    locales: readLocales(locales),
    faults,
  };
}

function readLocales(written: string): Locale[] {
  return written.split(",").map((name) => readLocale("--locales", name.trim()));
}

function readSeed(written: string | undefined): number {
  return written === undefined
    ? 1 + (Date.now() % LAST_SEED)
    : readWholeNumber("--seed", written, LAST_SEED);
}
