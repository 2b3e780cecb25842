import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { describeRedirectedLink } from "../../../compiler/flaws/links";
import { withFile } from "../../../compiler/flaws/with-file";
import {
  createContent,
  type TestContent,
} from "../../../compiler/authoring/test-content";
import type { Terminal } from "./confirm";
import { readAuthoringOptions } from "./options";
import { runAuthoring } from "./run-authoring";

interface Screen extends Terminal {
  lines: string[];
}

/** Answers the questions in their order; without answers there is no terminal. */
function createScreen(answers: boolean[] | null): Screen {
  const lines: string[] = [];
  return {
    lines,
    isInteractive: answers !== null,
    say: (text) => void lines.push(text),
    ask(question) {
      lines.push(question);
      return Promise.resolve(answers?.shift() ?? false);
    },
  };
}

async function run(
  site: TestContent,
  command: string,
  { answers = null, flaws = [] }: { answers?: boolean[] | null; flaws?: Flaw[] } = {},
) {
  const screen = createScreen(answers);
  const isDone = await runAuthoring(readAuthoringOptions(command.split(" ")), {
    roots: site.content,
    dataDir: site.data,
    terminal: screen,
    platformReference: true,
    listFlaws: () => Promise.resolve(flaws),
  });
  return { isDone, said: screen.lines.join("\n") };
}

const SITE = {
  "/en-US/docs/Web": "[a](/en-US/docs/Web/A)",
  "/en-US/docs/Web/A": "a",
  "/de/docs/Web/A": "a",
};

test("writes nothing without a terminal unless told to", async () => {
  const site = createContent(SITE);
  const before = site.readAll();
  const { isDone, said } = await run(site, "move Web/A Web/B");
  expect(isDone).toBe(false);
  expect(said).toContain("/de/docs/Web/A -> /de/docs/Web/B");
  expect(said).toContain("no terminal to ask on");
  expect((await run(site, "move Web/A Web/B --dry-run --yes")).isDone).toBe(true);
  expect(site.readAll()).toEqual(before);
});

test("asks on a terminal, for the links apart", async () => {
  const site = createContent(SITE);
  const before = site.readAll();
  expect((await run(site, "move Web/A Web/B", { answers: [true, false] })).isDone).toBe(
    false,
  );
  expect(site.readAll()).toEqual(before);
  await run(site, "move Web/A Web/B", { answers: [false, true] });
  expect(site.read("en-us/web/index.md")).toContain("/en-US/docs/Web/A");
  expect(site.read("de/web/b/index.md")).toContain("slug: Web/B");
  const undone = await run(site, "undo --yes");
  expect(undone.said).toContain('This will undo "move Web/A Web/B"');
  expect(site.readAll()).toEqual(before);
  expect((await run(site, "undo --yes")).said).toContain("nothing to undo");
});

test("runs the other commands", async () => {
  const site = createContent(SITE);
  await run(site, "new Web/C --type guide --title Sea --yes");
  expect(site.read("en-us/web/c/index.md")).toContain(
    "title: Sea\nslug: Web/C\npage-type: guide",
  );
  await run(site, "redirect Web/X Web/C --yes");
  expect(site.read("en-us/_redirects.txt")).toContain(
    "/en-US/docs/Web/X\t/en-US/docs/Web/C",
  );
  await run(site, "delete Web/A --redirect Web/C --yes");
  const synced = await run(site, "sync --yes");
  expect(synced.said).toContain("/de/docs/Web/A -> /de/docs/Web/C");
  site.write("en-us/web/c/index.md", "---\nslug: Web/C\ntitle: Sea\n---\n\n* a\n");
  await run(site, "fmt --yes");
  expect(site.read("en-us/web/c/index.md")).toBe(
    "---\ntitle: Sea\nslug: Web/C\n---\n\n- a\n",
  );
  expect((await run(site, "fmt --yes")).said).toContain("nothing to change");
  expect((await run(site, "fix --redirects --yes")).said).toContain("nothing to change");
});

test("keeps redirects and sidebars of a deleted page that data make as well", async () => {
  const gap = "/en-US/docs/Web/CSS/Reference/Properties/gap";
  const redirects = `#\n/en-US/docs/Web/A2\t/en-US/docs/Web/A\n/en-US/docs/grid-gap\t${gap}\n`;
  const site = createContent({
    ...SITE,
    [gap]: "gap",
    "en-us/_redirects.txt": redirects,
    "sidebars/x.yaml": "sidebar:\n  - /Web/CSS/Reference/Properties/gap\n  - /Web/A\n",
  });
  const { said } = await run(site, "delete Web/CSS/Reference/Properties/gap --yes");
  expect(said).toContain(`A page made from data takes its place: ${gap}\n`);
  expect(said).not.toContain("will break");
  expect(site.read("en-us/_redirects.txt")).toBe(redirects);
  const other = await run(site, "delete Web/A --yes");
  expect(other.said).toContain("old links to it will break");
  expect(site.read("en-us/_redirects.txt")).not.toContain("/Web/A");
  expect(site.read("sidebars/x.yaml")).toBe(
    "sidebar:\n  - /Web/CSS/Reference/Properties/gap\n",
  );
});

test("fixes what is safe, and counts", async () => {
  const site = createContent(SITE);
  const flaw = withFile(
    {
      ...describeRedirectedLink("/en-US/docs/Web/A", "/en-US/docs/Web"),
      line: 6,
      column: 5,
    },
    "en-us/web/index.md",
  );
  const { said } = await run(site, "fix --yes", { flaws: [flaw] });
  expect(said).toContain("Flaws to be fixed: 1.");
  expect(site.read("en-us/web/index.md")).toContain("[a](/en-US/docs/Web)\n");
  const stats = await run(site, "stats", { flaws: [flaw] });
  expect(stats.said).toMatch(
    /de +1 pages, 1 of en-US \(50\.0 %\)\n1 flaw\n +1 redirected-link/,
  );
});

test.each([
  ["dance", "there is no command dance"],
  ["constructor", "there is no command"],
  ["move A", "expected: npm run content -- move OLD NEW"],
  ["undo now", "expected: npm run content -- undo"],
  ["new A --locale xx", "expected one of"],
  ["new A --force", "Unknown option"],
  ["move A B --redirect C", "move has no option --redirect"],
  ["fmt --locale de", "fmt has no option --locale"],
  ["delete A --locale de --locale fr", "delete takes one --locale"],
  ["fix --locale de", "fix --locale needs --redirects"],
  ["fix --redirects a.md", "fix --redirects takes neither"],
  ["fix --redirects --images", "fix --redirects takes neither"],
])("refuses %s", (line, message) => {
  expect(() => readAuthoringOptions(line.split(" "))).toThrow(message);
});

test("fixes and formats the pages of a folder, and refuses a path that is not there", async () => {
  const site = createContent({
    ...SITE,
    "/en-US/docs/Web/A": "* a",
    "/de/docs/Web/A": "* a",
  });
  const folder = join(site.root, "en-us/web");
  await run(site, `fmt ${folder} --yes`);
  expect(site.read("en-us/web/a/index.md")).toContain("- a");
  expect(site.read("de/web/a/index.md")).toContain("* a");
  const flaw = withFile(
    {
      ...describeRedirectedLink("/en-US/docs/Web/A", "/en-US/docs/Web"),
      line: 6,
      column: 5,
    },
    "en-us/web/index.md",
  );
  await run(site, `fix ${folder} --yes`, { flaws: [flaw] });
  expect(site.read("en-us/web/index.md")).toContain("[a](/en-US/docs/Web)\n");
  for (const command of ["fmt", "fix", "fix --images"])
    await expect(run(site, `${command} ${folder}/none`)).rejects.toThrow(
      "there is no file",
    );
});

test("fixes and formats no path outside of the content roots", async () => {
  const site = createContent({ ...SITE, "/en-US/docs/Web/A": "* a" });
  const outside = [join(site.root, ".."), `${site.root}-2`, import.meta.filename];
  mkdirSync(`${site.root}-2`);
  for (const command of ["fmt", "fix", "fix --images"])
    for (const path of outside)
      await expect(run(site, `${command} ${path} --yes`)).rejects.toThrow(
        `${path} is not below CONTENT_ROOT or CONTENT_TRANSLATED_ROOT`,
      );
  await run(site, `fmt ${site.root} --yes`);
  expect(site.read("en-us/web/a/index.md")).toContain("- a");
});

test("case 59: lists the English pages with their front matter", async () => {
  const { said } = await run(createContent(SITE), "stats --json");
  expect(JSON.parse(said)).toEqual([
    { path: "en-us/web/index.md", frontmatter: { title: "Web", slug: "Web" } },
    { path: "en-us/web/a/index.md", frontmatter: { title: "A", slug: "Web/A" } },
  ]);
});

test("case 60: languages of --locale may be repeated, and are known ones", async () => {
  const { locales } = readAuthoringOptions(["sync", "--locale", "DE", "--locale", "fr"]);
  expect(locales).toEqual(["de", "fr"]);
  const site = createContent(SITE);
  const twice = await run(site, "sync --locale de --locale de --dry-run");
  expect(twice.said).toBe((await run(site, "sync --locale de --dry-run")).said);
  expect(() => readAuthoringOptions(["sync", "--locale", "xx"])).toThrow("--locale xx");
});
