import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCompileState } from "~/content-store/compile-state.server";
import { isReadyForEdits, makeEditable } from "~/content-store/store-files.server";
import { compileContent } from "../../compiler/pipeline/compile";
import {
  createCompileSession,
  type CompileSession,
} from "../../compiler/pipeline/compile-session";
import { rescan } from "../../compiler/sources/scan";
import type { CompileOptions } from "../../compiler/pipeline/last-compile";
import { warmUp } from "../../compiler/pipeline/warm-up";
import { fixturePath } from "../support/compile-site";
import { dumpStore, type StoreDump } from "../support/dump-store";

/**
 * Property: after random edits, additions, moves and removals, an incrementally updated store
 * equals that of a full compile. INCREMENTAL_RUNS sets the number of random sequences.
 */
const RUNS = Number(process.env.INCREMENTAL_RUNS ?? 25);
/** Ten times the measured 0.4 s per run on one core; more is a hang. */
const MILLISECONDS_PER_RUN = 4_000;

const SLUGS = [
  "Web",
  "Web/CSS",
  "Web/CSS/Reference",
  "Web/CSS/Reference/Properties",
  "Web/CSS/Reference/Properties/gap",
  "Web/CSS/Reference/Values/url_value",
  "Web/CSS/Reference/Values/url_function",
  "Web/CSS/Guides/Values_and_units/Value_definition_syntax",
  "Web/API",
  "Web/API/Node",
  "Web/API/Node/appendChild",
  "Web/API/Node/from_static",
  "Web/API/DOM_API",
  "Web/JavaScript/Reference/Global_Objects/Array",
  "Web/JavaScript/Reference/Global_Objects/Array/map",
  "Web/JavaScript/Reference/Operators/function",
  "Web/JavaScript/Reference/Statements/function",
  "Glossary",
  "Glossary/Box",
  "Glossary/Tag",
  "orphaned/Web/Old",
];
const LOCALES = ["en-US", "de"];
const URLS = LOCALES.flatMap((locale) => SLUGS.map((slug) => `/${locale}/docs/${slug}`));

/** Pages without dependants, so that most steps stay incremental. */
const BYSTANDERS = Array.from({ length: 30 }, (_, at) => `/en-US/docs/Games/G${at}`);

/** Bodies with different dependencies. `L` is the page's locale, `S` a slug. */
const BODIES = [
  "Words of S.",
  "See [it](/L/docs/S) and [English](/en-US/docs/S#part).",
  "![A picture](a.png)\n\n## Part\n\nText with [a place](#part).",
  "{{SubpagesWithSummaries}}",
  '{{ListSubpages("/L/docs/S", 3)}}',
  "A {{Glossary('Tag')}}, a {{Glossary('Box')}}.",
  "{{APIRef('DOM')}} {{domxref('Node.appendChild()')}} {{InheritanceDiagram}}",
  "{{APIRef}} {{APIListAlpha}}",
  "{{DefaultAPISidebar('DOM')}} {{ListGroups}}",
  "{{CSSRef}} {{cssxref('gap')}} {{CSS_Ref}}",
  "{{JSRef}} {{jsxref('Array.map()')}}",
  "{{cssxref('url')}} {{cssxref('url()')}} {{cssxref('&lt;url&gt;')}}",
  "{{domxref('Node.from()')}} {{jsxref('function')}} [moved](/L/docs/Web/map) [too](/L/docs/Node)",
  "{{GlossarySidebar}}",
  "{{CSSSyntax}} {{CSSInfo}}\n\n## Compat\n\n{{Compat}}\n\n## Specs\n\n{{Specifications}}",
  "{{PreviousNext('S', 'S')}}",
  '<section id="Quick_links">\n\n- [One](/L/docs/S)\n\n</section>\n\nText.',
  "## Sample\n\n```css\nb { color: red }\n```\n\n```html\n<b>b</b>\n```\n\n{{EmbedLiveSample('Sample')}}",
  "{{Nonsense}} <origin> [x]() {{cssxref(",
  "",
];
const FRONT_MATTER = [
  "",
  "page-type: guide",
  "page-type: web-api-interface\nstatus:\n  - deprecated",
  "page-type: web-api-instance-method\nsidebar: cssref",
  "page-type: css-property\nbrowser-compat: css.properties.gap",
  "page-type: glossary-definition\nsidebar: glossarysidebar",
  "short-title: Short\nsidebar: cssref",
  "page-type: guide\nsidebar: nowhere",
  "browser-compat: api.Nope\nl10n:\n  sourceCommit: 0123456789012345678901234567890123456789",
];
const SIDEBAR = `sidebar:
  - type: listSubPages
    path: /Web/CSS
    depth: 0
    nested: true
  - link: /Web/API
    children:
      - /Glossary/Tag
`;
const PIXELS = ["R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "R0lGODlh"];

const url = fc.constantFrom(...URLS);
const slug = fc.constantFrom(...SLUGS);
const title: fc.Arbitrary<string> = fc.constantFrom(
  "One",
  "Two",
  "`code`",
  "Node: appendChild()",
  "Ångström",
);
const page = fc.record({
  title,
  frontMatter: fc.constantFrom(...FRONT_MATTER),
  body: fc.constantFrom(...BODIES),
  slug,
});

type PageText = typeof page extends fc.Arbitrary<infer T> ? T : never;
type Step =
  | { kind: "write"; url: string; page: PageText }
  | { kind: "text"; url: string; body: string; slug: string }
  | { kind: "facts"; at: number; title: string; frontMatter: string }
  | { kind: "remove"; url: string }
  | { kind: "move"; url: string; to: string; page: PageText; isRedirected: boolean }
  | { kind: "asset"; url: string; at: number }
  | { kind: "redirects"; locale: string; pairs: [string, string][] };

const facts: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant("facts" as const),
  at: fc.nat(),
  title,
  frontMatter: fc.constantFrom(...FRONT_MATTER),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("write" as const), url, page }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("text" as const),
      url,
      slug,
      body: fc.constantFrom(...BODIES),
    }),
  },
  { weight: 6, arbitrary: facts },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), url }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      url,
      to: url,
      page,
      isRedirected: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("asset" as const),
      url,
      at: fc.nat({ max: PIXELS.length }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("redirects" as const),
      locale: fc.constantFrom(...LOCALES),
      pairs: fc.array(fc.tuple(slug, slug), { maxLength: 3 }),
    }),
  },
);
/** Groups of steps, each followed by a compile. */
const history = fc.record({
  start: fc.uniqueArray(fc.tuple(url, page), {
    selector: ([at]) => at.toLowerCase(),
    maxLength: 20,
  }),
  rounds: fc.array(
    fc.oneof(
      fc.array(step, { minLength: 1, maxLength: 3 }),
      fc.array(facts, { minLength: 1, maxLength: 2 }),
    ),
    { minLength: 1, maxLength: 4 },
  ),
  /** Keeps state in memory, scans only changed files and writes into the store, as `--watch` does. */
  isWatched: fc.boolean(),
});

const { platform } = createCompileSession();

test(
  "an updated store equals that of a full compile",
  async () => {
    let updates = 0;
    await fc.assert(
      fc.asyncProperty(history, async ({ start, rounds, isWatched }) => {
        await withSite(async (site) => {
          for (const at of BYSTANDERS) site.write(at, { ...EMPTY, body: "Alone." });
          for (const [at, text] of start) site.write(at, text);
          await site.update(isWatched);
          for (const steps of rounds) {
            for (const one of steps) site.apply(one);
            if (await site.update(isWatched)) updates++;
          }
          expect(site.readKept()).toEqual(await site.readWhole());
        });
      }),
      { numRuns: RUNS },
    );
    // Otherwise the property would compare full compiles.
    expect(updates).toBeGreaterThan(RUNS / 2);
  },
  RUNS * MILLISECONDS_PER_RUN,
);

const EMPTY: PageText = { title: "One", frontMatter: "", body: "", slug: "Web" };

interface Site {
  write(url: string, page: PageText): void;
  apply(step: Step): void;
  /** Resolves to whether the compile was incremental. */
  update(isWatched: boolean): Promise<boolean>;
  readKept(): StoreDump;
  readWhole(): Promise<StoreDump>;
}

async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "incremental-laws-"));
  try {
    await work(openSite(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function openSite(folder: string): Site {
  const root = join(folder, "files");
  const watched: CompileSession = { ...createCompileSession(), platform };
  const changed = new Set<string>();
  const written = new Map<string, { head: string; text: string }>();
  // Sets distinct times, because the scan compares dates and sizes.
  let writes = 0;
  writeFile(join(root, "sidebars/cssref.yaml"), SIDEBAR);
  for (const locale of LOCALES)
    mkdirSync(join(root, locale.toLowerCase()), { recursive: true });

  function write(file: string, content: string | Buffer): void {
    writeFile(file, content);
    changed.add(file);
  }
  function removePage(at: string): void {
    const file = join(root, fixturePath(at));
    rmSync(file, { force: true });
    written.delete(at);
    changed.add(file);
  }
  /** Writes a page whose size is another one than before. */
  function writeParts(at: string, parts: { head: string; text: string }): void {
    const spaces = " ".repeat(++writes);
    written.set(at, parts);
    write(
      join(root, fixturePath(at)),
      `---\n${parts.head}\n---\n\n${parts.text}\n<!--${spaces}-->\n`,
    );
  }
  function toHead(at: string, { title, frontMatter }: Omit<PageText, "body" | "slug">) {
    const slug = at.replace(/^\/[^/]+\/docs\//, "");
    return [`title: ${JSON.stringify(title)}`, `slug: ${slug}`, frontMatter]
      .filter(Boolean)
      .join("\n");
  }
  function toText(at: string, { body, slug }: Pick<PageText, "body" | "slug">): string {
    return body.replaceAll("/L/", at.replace(/docs.*/, "")).replaceAll(/\bS\b/g, slug);
  }
  function writePage(at: string, page: PageText): void {
    writeParts(at, { head: toHead(at, page), text: toText(at, page) });
  }
  /** Replaces the text of a page that is there, and leaves its front matter. */
  function writeText(at: string, text: Pick<PageText, "body" | "slug">): void {
    const parts = written.get(at);
    if (parts) writeParts(at, { ...parts, text: toText(at, text) });
  }
  /** Replaces the front matter of one of the pages that are there, and leaves its text. */
  function writeFacts({ at: index, ...head }: Extract<Step, { kind: "facts" }>): void {
    const pages = [...written].filter(([at]) => !BYSTANDERS.includes(at));
    const [at, parts] = pages[index % pages.length] ?? [];
    if (at !== undefined && parts) writeParts(at, { ...parts, head: toHead(at, head) });
  }
  function writeRedirects(locale: string, pairs: readonly [string, string][]): void {
    const lines = pairs.map(([from, to]) => `${from}\t${to}\n`);
    const file = join(root, locale.toLowerCase(), "_redirects.txt");
    write(file, `#${" ".repeat(++writes)}\n${lines.join("")}`);
  }
  const options = (storeFile: string): CompileOptions => ({
    contentRoot: root,
    translatedRoot: root,
    storeFile: join(folder, storeFile),
    shippedSidebars: join(folder, "none"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  });
  return {
    write: writePage,
    apply(step) {
      switch (step.kind) {
        case "write":
          writePage(step.url, step.page);
          return;
        case "text":
          writeText(step.url, step);
          return;
        case "facts":
          writeFacts(step);
          return;
        case "remove":
          removePage(step.url);
          return;
        case "move":
          removePage(step.url);
          writePage(step.to, step.page);
          if (step.isRedirected) writeRedirects("en-US", [[step.url, step.to]]);
          return;
        case "asset": {
          const file = join(root, dirname(fixturePath(step.url)), "a.png");
          const pixel = PIXELS[step.at];
          if (pixel === undefined) rmSync(file, { force: true });
          else writeFile(file, Buffer.from(pixel, "base64"));
          changed.add(file);
          return;
        }
        case "redirects":
          writeRedirects(
            step.locale,
            step.pairs.map(([from, to]) => [
              `/${step.locale}/docs/${from}`,
              `/${step.locale}/docs/${to}`,
            ]),
          );
      }
    },
    async update(isWatched) {
      if (isWatched && watched.scan) rescan(watched.scan, [...changed], [root]);
      changed.clear();
      const session = isWatched ? watched : { ...createCompileSession(), platform };
      const store = join(folder, "kept.sqlite");
      const given = { ...options("kept.sqlite"), editsInPlace: isWatched };
      const { rendered = 0, documents } = await compileContent(given, session);
      if (isWatched && !isReadyForEdits(store)) {
        makeEditable(store);
        await warmUp(given, session);
      }
      return rendered < documents;
    },
    readKept: () => dumpStore(join(folder, "kept.sqlite")),
    async readWhole() {
      const file = join(folder, "whole.sqlite");
      rmSync(file, { force: true });
      await compileContent(options("whole.sqlite"), {
        ...createCompileSession(),
        platform,
      });
      expect(readCompileState(file, null)).not.toBeNull();
      return dumpStore(file);
    },
  };
}

function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
