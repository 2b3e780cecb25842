import fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { runFinish } from "../../compiler/sections/test-job";
import { listExecutable } from "../support/list-executable";

/** Ingredients of attacks: elements that parsers treat differently, and scripts. */
const PIECES = [
  ..."a b p div table tr td select option form input button svg math".split(" "),
  ..."mtext mi mglyph malignmark annotation-xml foreignObject desc title".split(" "),
  ..."style script noscript template textarea xmp iframe noembed noframes".split(" "),
  ..."plaintext use animate set image img object details dialog h2 pre code x-y z".split(
    " ",
  ),
].flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} `]);
const ATTRIBUTES = [
  'onclick="alert(1)"',
  "onerror=alert(1)",
  'href="javascript:alert(1)"',
  'href="&#106;avascript&colon;alert(1)"',
  'xlink:href="data:text/html,x"',
  'src="java&Tab;script:alert(1)"',
  'srcset="javascript:x 1x"',
  'style="position:fixed"',
  'style="background:url(x)"',
  'title="</style><img src=x onerror=alert(1)>"',
  'title="--><img src=x onerror=alert(1)>"',
  'encoding="text/html"',
  'id="article-body"',
  "name=cookie",
  "action=/x",
  'fill="url(//x)"',
];
const TEXT = [
  "<",
  ">",
  "&",
  '"',
  "'",
  "=",
  "/",
  "`",
  "!",
  "-",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "\0",
  " ",
  ">",
  "x",
  "\n",
];

const markup = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 3, arbitrary: fc.constantFrom(...ATTRIBUTES) },
      { weight: 3, arbitrary: fc.constantFrom(...TEXT) },
      { weight: 1, arbitrary: fc.string() },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

describe("any markup", () => {
  test("yields nothing that runs, even after it is parsed and serialised repeatedly", () => {
    fc.assert(
      fc.property(markup, (html) => {
        const { content, toc } = runFinish(html);
        const again = serialize(parseFragment(content));
        const places = [content, again, serialize(parseFragment(again))];
        expect(
          [...places, ...toc.map(({ text }) => text)].flatMap(listExecutable),
        ).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("keeps its plain text", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        expect(
          runFinish(`<form><div style="inset:0">${word}</div></form>`).text.trim(),
        ).toBe(word);
      }),
      { numRuns: 20 },
    );
  });
});

test("is detected by the measure itself when it runs", () => {
  const running = [
    "<p onclick=x>",
    "<a href='java\tscript:x'>",
    "<noscript><img src=x onerror=x></noscript>",
    "<p style='position:fixed'>",
    "<iframe src='//evil.example'>",
    "<iframe src='https://evil.example'>",
    "<svg><use href='x.svg#a'/></svg>",
    "<form></form>",
    "<p id=article-body>",
  ];
  for (const html of running) expect(listExecutable(html), html).not.toEqual([]);
  expect(listExecutable("<p style='color:red'><a href='/x'>x</a></p>")).toEqual([]);
});
