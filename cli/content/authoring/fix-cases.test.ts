import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { applyFixes } from "../../../compiler/authoring/fixes/apply-fixes";
import {
  createContent,
  type TestContent,
} from "../../../compiler/authoring/test-content";
import { compileContent } from "../../../compiler/pipeline/compile";
import { readAuthoringOptions } from "./options";
import { runAuthoring } from "./run-authoring";

const FLAWED = "/en-US/docs/Web/Fixable_flaws";
/** A transparent dot. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const INDEX = `{{CSSxRef('dumb')}} and <a href='/en-US/docs/Web/CSS/dumb'>one</a>,
<a href="/en-US/docs/Web/CSS/dumb">other</a>, [term](/en-US/docs/glossary/bézier_curve),
[foo](https://developer.mozilla.org/en-US/docs/Web/Foo)`;
const NAMES = ["", "/bad_pre_tags", "/deprecated_macros", "/images"];

function createFlawed(): TestContent {
  const site = createContent({
    "/en-US/docs/Web": "Text",
    "/en-US/docs/Web/CSS": "Text",
    "/en-US/docs/Web/CSS/number": "Text",
    "/en-US/docs/Web/Foo": "Text",
    "/en-US/docs/Glossary": "Text",
    "/en-US/docs/Glossary/Bézier_curve": "Text",
    [FLAWED]: INDEX,
    [`${FLAWED}/bad_pre_tags`]: "<pre><code>a &lt; b</code></pre>\n\nText.",
    [`${FLAWED}/deprecated_macros`]: "{{PropertiesBox}}\n\nText {{page('/x')}}.",
    [`${FLAWED}/images`]: `<img src="${FLAWED}/images/Fixable.png" alt="a">`,
    "en-us/_redirects.txt": "/en-US/docs/Web/CSS/dumb\t/en-US/docs/Web/CSS/number\n",
  });
  const image = join(site.root, "en-us/web/fixable_flaws/images/fixable.png");
  writeFileSync(image, Buffer.from(PNG, "base64"));
  mkdirSync(site.data, { recursive: true });
  return site;
}

async function compile({ root, data }: TestContent): Promise<Flaw[]> {
  const { flaws } = await compileContent({
    contentRoot: root,
    translatedRoot: root,
    shippedSidebars: join(data, "none"),
    storeFile: join(data, "content.sqlite"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  });
  return flaws;
}

async function fix(site: TestContent, flag: string): Promise<string> {
  const lines: string[] = [];
  await runAuthoring(readAuthoringOptions(["fix", flag]), {
    roots: site.content,
    dataDir: site.data,
    terminal: {
      isInteractive: false,
      say: (text) => void lines.push(text),
      ask: () => Promise.resolve(false),
    },
    platformReference: false,
    listFlaws: () => compile(site),
  });
  return lines.join("\n");
}

const toPath = (name: string): string => `en-us/web/fixable_flaws${name}/index.md`;

test("case 72: a dry run names the four files that would change, and changes none", async () => {
  const site = createFlawed();
  const before = site.readAll();
  const said = await fix(site, "--dry-run");
  for (const name of NAMES) expect(said).toContain(toPath(name));
  expect(said.match(/index\.md/g)).toHaveLength(NAMES.length);
  expect(site.readAll()).toEqual(before);
});

test("case 73: a real run changes the same four, and leaves nothing to fix", async () => {
  const site = createFlawed();
  const before = site.readAll();
  await fix(site, "--yes");
  const after = site.readAll();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed).toEqual(NAMES.map(toPath).sort());
  expect(site.read(toPath("/images"))).toContain('src="fixable.png"');
  expect(site.read(toPath("/bad_pre_tags"))).toContain("<pre>a &lt; b</pre>");
  expect(site.read(toPath("/deprecated_macros"))).not.toContain("{{");
  const index = site.read(toPath(""));
  expect(index).toContain("{{CSSxRef('number')}}");
  expect(index).toContain("<a href='/en-US/docs/Web/CSS/number'>");
  expect(index).toContain('<a href="/en-US/docs/Web/CSS/number">');
  expect(index).toContain("(/en-US/docs/Glossary/Bézier_curve)");
  expect(index).toContain("(/en-US/docs/Web/Foo)");
  expect(await compile(site)).toEqual([]);
});

test("case 66: the argument of a macro is led after its page", async () => {
  const site = createFlawed();
  const flaws = (await compile(site)).filter(({ file }) => file === toPath(""));
  const macro = flaws.filter(({ check }) => check === "macro-redirected-link");
  const { text, fixed } = applyFixes(site.read(toPath("")), macro, "safe");
  expect(fixed).toHaveLength(1);
  expect(text).toBe(
    site.read(toPath("")).replace("CSSxRef('dumb')", "CSSxRef('number')"),
  );
});

test("case 70: columns count as editors and SARIF do, in UTF-16 units", async () => {
  const site = createFlawed();
  site.write(
    toPath(""),
    "---\ntitle: a\nslug: Web/Fixable_flaws\n---\n\nab🔥 {{Nothing}}\n",
  );
  const flaws = await compile(site);
  const unknown = flaws.find(({ check }) => check === "macro-unknown");
  expect(unknown).toMatchObject({ line: 6, column: "ab🔥 ".length + 1 });
});
