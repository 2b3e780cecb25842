import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeAttribute } from "~/domain/text/escape-html";
import { LIVE_ID, LIVE_PATH } from "../../core/markers";
import { encodePath } from "../../core/urls";
import { codeBlock, section } from "../parts/html";
import { findExampleValues } from "../texts/read-texts";
import { listSingleValues, toSample } from "./value-texts";

/** Elements that a property is shown on: HTML of one sample, and styles of all. */
interface Stage {
  html: string;
  css: string;
}

const ID = "example";
const MOST_SAMPLES = 3;
const BOXES = `<div class="item">One</div><div class="item">Two two</div><div class="item">Three</div>`;
const ITEM = ".item { padding: 4px 8px; border: 1px solid teal; background: lightcyan; }";
const TEXT =
  "The quick brown fox jumps over the lazy dog, and Pneumonoultramicroscopicsilicovolcanoconiosis is a long word.";
const SVG = `<svg viewBox="0 0 120 60" width="180"><rect class="shape" x="10" y="10" width="80" height="40" fill="gold" stroke="teal" stroke-width="4" /></svg>`;

const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [
    /^(?:align-(?:content|items)|justify-(?:content|items)|place-(?:content|items)|flex-(?:direction|flow|wrap)|gap|row-gap|column-gap)$/,
    {
      html: `<div class="target box">${BOXES}</div>`,
      css: `.box { display: flex; flex-wrap: wrap; height: 90px; width: 150px; }\n${ITEM}`,
    },
  ],
  [
    /^grid(?!-(?:area|column|row)(?:$|-(?:start|end)$))/,
    {
      html: `<div class="target box">${BOXES}</div>`,
      css: `.box { display: grid; width: 200px; }\n${ITEM}`,
    },
  ],
  [
    /^(?:grid-|justify-self|place-self)/,
    {
      html: `<div class="box"><div class="target item">One</div><div class="item">Two</div><div class="item">Three</div></div>`,
      css: `.box { display: grid; grid-template-columns: 1fr 1fr 1fr; }\n${ITEM}`,
    },
  ],
  [
    /^(?:align-self|flex|order)/,
    {
      html: `<div class="box"><div class="target item">One</div><div class="item">Two</div><div class="item">Three</div></div>`,
      css: `.box { display: flex; height: 70px; }\n${ITEM}`,
    },
  ],
  [
    /^(?:list-style|counter)/,
    {
      html: `<ol class="target box"><li>One</li><li>Two</li></ol>`,
      css: "ol { counter-reset: item; }\nli { counter-increment: item; }\nol { padding-left: 3em; }",
    },
  ],
  [
    /^(?:border-collapse|border-spacing|caption-side|empty-cells|table-layout)$/,
    {
      html: `<table class="target"><caption>Title</caption><tr><td>One</td><td></td></tr><tr><td>Two two</td><td>4</td></tr></table>`,
      css: "table { width: 160px; }\ntd { border: 2px solid teal; }",
    },
  ],
  [
    /^(?:fill|stroke|paint-order|cx|cy|r|rx|ry|x|y|d|text-anchor|vector-effect|shape-rendering|clip-rule|stop-|flood-|lighting-|marker(?!-side))/,
    { html: SVG, css: ".box { padding: 4px; }" },
  ],
  [
    /^(?:position|top|right|bottom|left|inset|z-index)/,
    {
      html: `<div class="box"><div class="target item">Target</div><div class="item">Other</div></div>`,
      css: `.box { position: relative; height: 80px; }\n.target { position: relative; }\n${ITEM}`,
    },
  ],
  [
    /^(?:animation|transition)/,
    {
      html: `<div class="target item">Moves</div>`,
      css: `.target { animation: slide 2s infinite alternate; width: 80px; }\n.target:hover { background: gold; }\n@keyframes slide { to { translate: 100px; } }\n${ITEM}`,
    },
  ],
  [
    /^(?:overflow|scroll|text-overflow|resize|line-clamp)/,
    {
      html: `<div class="target box">${TEXT}</div>`,
      css: ".box { width: 160px; height: 50px; overflow: auto; background: lightcyan; }",
    },
  ],
  [
    /^(?:background|border|outline|box-|padding|filter|clip-path|opacity|mask|backdrop|aspect|(?:min-|max-)?(?:width|height|inline-size|block-size)|rotate|scale|translate|transform|perspective|offset|zoom|corner|object)/,
    {
      html: `<div class="target box">Sample</div>`,
      css: ".box { padding: 12px; border: 4px solid teal; background-color: lightcyan; width: 120px; }",
    },
  ],
];
const TEXT_STAGE: Stage = {
  html: `<p class="target box">${TEXT}</p>`,
  css: ".box { margin: 0; width: 220px; }",
};
/** Declarations without which a property shows nothing. */
const NEEDED: readonly (readonly [RegExp, string])[] = [
  [
    /^background-(?:position|repeat|size|origin|clip|attachment|blend)/,
    "background-image: linear-gradient(45deg, gold, tomato);",
  ],
  [
    /^(?:border(?!-(?:style|collapse|spacing|radius|image))|outline-(?:color|width|offset))/,
    "border-style: solid;",
  ],
  [/^border-style$/, "border-width: 4px;"],
  [/^outline-(?:color|width|offset)/, "outline-style: solid;"],
  [/^outline-style/, "outline-width: 4px;"],
  [/^column/, "columns: 2; column-rule: 1px solid gray;"],
  [/^text-decoration-|^text-underline/, "text-decoration-line: underline;"],
  [/^text-emphasis-/, "text-emphasis-style: dot;"],
  [/^text-overflow/, "white-space: nowrap; overflow: hidden;"],
  [/^list-style-position/, "border: 1px solid teal;"],
];

/** Renders a live example: the property with its initial and with typical values. */
export function renderPropertyExample(
  name: string,
  slug: string,
  initial: string | null,
): string {
  const values = listValues(name, initial);
  if (values.length < 2) return "";
  const stage = STAGES.find(([names]) => names.test(name))?.[1] ?? TEXT_STAGE;
  const html = values
    .map(
      (value, at) =>
        `<section class="sample-${at + 1}">\n  <code>${name}: ${value}</code>\n  ${stage.html}\n</section>`,
    )
    .join("\n");
  const needed = NEEDED.find(([names]) => names.test(name))?.[1];
  const css = [
    "section { margin: 8px; padding: 8px; border: 1px dashed gray; }",
    stage.css,
    ...(needed ? [`.target { ${needed} }`] : []),
    ...values.map(
      (value, at) =>
        `.sample-${at + 1} ${stage.html === SVG ? ".shape" : ".target"} { ${name}: ${value}; }`,
    ),
  ].join("\n");
  const wrapped = html.replaceAll("&", "&amp;");
  return section(
    "Example",
    codeBlock("html", wrapped) + codeBlock("css", css) + renderFrame(slug, values.length),
  );
}

function renderFrame(slug: string, samples: number): string {
  const path = escapeAttribute(encodePath(docUrl(DEFAULT_LOCALE, slug)));
  const height = 60 + samples * 150;
  return `<div class="code-example"><div class="example-header"></div><iframe class="sample-code-frame" title="Example" id="frame_${ID}" width="100%" height="${height}" src="about:blank" loading="lazy" ${LIVE_PATH}="${path}/" ${LIVE_ID}="${ID}"></iframe></div>`;
}

/** Lists the values to show: those of our table, else initial value, keywords and samples. */
function listValues(name: string, initial: string | null): string[] {
  const own = findExampleValues(name);
  if (own) return [...own];
  const values = listSingleValues({ kind: "property", name }).map(toSample);
  const first = initial === null ? [] : [initial];
  return [...new Set([...first, ...values])]
    .filter((value) => !/^(?:inherit|initial)$|--|url\(|my-name/.test(value))
    .slice(0, MOST_SAMPLES);
}
