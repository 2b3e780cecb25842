import fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { expect, test } from "vitest";
import { escapeAttribute, escapeText } from "./escape-html";

type Element = DefaultTreeAdapterTypes.Element;

/** The parser changes carriage returns and NUL. */
const text = fc.string({ unit: "binary" }).map((value) => value.replace(/[\r\0]/g, ""));

function parseOne(html: string): Element {
  return parseFragment(html).childNodes[0] as Element;
}

test("reads as the same text in the content of an element", () => {
  fc.assert(
    fc.property(text, (value) => {
      const [node] = parseOne(`<p>${escapeText(value)}</p>`).childNodes;
      expect(node && "value" in node ? node.value : "").toBe(value);
    }),
  );
});

test("reads as the same text in an attribute", () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(parseOne(`<p title="${escapeAttribute(value)}">`).attrs).toEqual([
        { name: "title", value },
      ]);
    }),
  );
});

test("keeps quotes in text", () => {
  expect(escapeText(`"a" & 'b'`)).toBe(`"a" &amp; 'b'`);
});
