/** Elements that a property is shown on: HTML of one sample, and styles of all. */
export interface Stage {
  html: string;
  css: string;
}

const BOXES = `<div class="item">One</div><div class="item">Two two</div><div class="item">Three</div>`;
const ITEM = ".item { padding: 4px 8px; border: 1px solid teal; background: lightcyan; }";
const TEXT =
  "The quick brown fox jumps over the lazy dog, and Pneumonoultramicroscopicsilicovolcanoconiosis is a long word.";
const SVG = `<svg viewBox="0 0 120 60" width="180"><rect class="shape" x="10" y="10" width="80" height="40" fill="gold" stroke="teal" stroke-width="4" /></svg>`;

const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [
    /^(?:align-(?:content|items)|justify-content|place-content|flex-(?:direction|flow|wrap)|gap|row-gap|column-gap)$/,
    {
      html: `<div class="target box">${BOXES}</div>`,
      css: `.box { display: flex; flex-wrap: wrap; height: 90px; width: 150px; }\n${ITEM}`,
    },
  ],
  [
    /^(?:justify-items|place-items|grid(?!-(?:area|column|row)(?:$|-(?:start|end)$)))/,
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
    /^(?:fill|stroke|paint-order|(?:rx|ry|x|y)$|vector-effect|shape-rendering|marker(?!-side))/,
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
    "background-image: linear-gradient(45deg, gold, tomato);\n  background-size: 40px 30px;",
  ],
  [/^border(?!-(?:style|collapse|spacing|radius|image))/, "border-style: solid;"],
  [/^border-style$/, "border-width: 4px;"],
  [/^outline-(?:color|width|offset)/, "outline: 3px solid;"],
  [/^outline-style/, "outline-width: 4px;"],
  [/^column/, "columns: 2; column-rule: 1px solid gray;"],
  [/^text-decoration-|^text-underline/, "text-decoration-line: underline;"],
  [/^text-emphasis-/, "text-emphasis-style: dot;"],
  [/^text-overflow/, "white-space: nowrap; overflow: hidden;"],
  [/^list-style-position/, "border: 1px solid teal;"],
];

/** Finds the elements on which a property is shown, with what it needs to show anything. */
export function getStage(name: string): Stage & { target: string } {
  const stage = STAGES.find(([names]) => names.test(name))?.[1] ?? TEXT_STAGE;
  const target = stage.html === SVG ? ".shape" : ".target";
  const needed = NEEDED.find(([names]) => names.test(name))?.[1];
  return {
    html: stage.html,
    css: needed ? `${stage.css}\n${target} { ${needed} }` : stage.css,
    target,
  };
}
