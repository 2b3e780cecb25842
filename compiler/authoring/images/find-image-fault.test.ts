import { expect, test } from "vitest";
import { findImageFault } from "./find-image-fault";

const PNG = Buffer.from(
  "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001",
  "latin1",
);

function findSvgFault(content: string) {
  const svg = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  return findImageFault("a.svg", Buffer.from(svg));
}

test.each([
  "<script>alert(1)</script>",
  "<SCRIPT href='x'/>",
  '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  "<foreignObject><p>HTML</p></foreignObject>",
  '<iframe src="x"/>',
  '<object data="x"/>',
  '<embed src="x"/>',
  "<handler>alert(1)</handler>",
  '<a><set attributeName="href" to="x"/></a>',
  '<g onclick="alert(1)"/>',
  "<g\nonload = 'alert(1)'/>",
  '<g id="a>b" onclick="alert(1)"/>',
  "<!-- ' --><g onclick=\"alert(1)\"/><!-- ' -->",
  '<a href="javascript:alert(1)">a</a>',
  '<a xlink:href=" java&#10;script&#58;alert(1)">a</a>',
  '<animate attributeName="href" values="#a;javascript:alert(1)"/>',
  '<use href="https://evil.example/a.svg#b"/>',
  "<use xlink:href='a.svg#b'/>",
  '<use title="a>b" href = "//evil.example/#b"/>',
  "<!DOCTYPE svg [<!ENTITY a 'b'>]>",
  '<?xml-stylesheet href="a.css"?>',
])("refuses an SVG with %s", (content) => {
  expect(findSvgFault(content)).toBe("unsafe");
});

test.each([
  "<title>How to use, set and script an object</title>",
  "<title>Links with javascript: and onclick=&quot;x&quot;</title>",
  "<text>turn one = two</text>",
  '<text aria-label="turn one = two"/>',
  '<use href="#a"/>',
  "<use xlink:href = ' #a'/>",
  '<user href="a"/><settings/><objects/>',
  '<a href="https://example.com/">a</a>',
  "<!-- Created on = today -->",
  "<style><![CDATA[ g > path { fill: red } ]]></style>",
])("accepts an SVG with %s", (content) => {
  expect(findSvgFault(content)).toBeNull();
});

test("checks a long name without a value in a moment", () => {
  expect(findSvgFault(`<g ${"a".repeat(400_000)}`)).toBeNull();
  expect(findSvgFault(`<g ${"'a' ".repeat(100_000)}`)).toBeNull();
});

test.each([
  ["a.png", PNG, null],
  ["a.PNG", PNG, null],
  ["a.svg", Buffer.from("<svg/>"), "type"],
  ["a.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ["a.svg", PNG, "type"],
  ["a.jpg", PNG, "type"],
  ["a.png", PNG.subarray(0, 4), "type"],
  ["a.png", Buffer.alloc(0), "empty"],
  ["a.svg", Buffer.alloc(0), "empty"],
  ["a.woff2", Buffer.from("any"), null],
  ["a.txt", Buffer.from("any"), null],
])("finds in %s of %#: %s", (name, bytes, fault) => {
  expect(findImageFault(name, bytes)).toBe(fault);
});

test("finds a header of too many pixels", () => {
  const bomb = Buffer.from(PNG);
  for (const at of [16, 20]) bomb.writeUInt32BE(60_000, at);
  expect(findImageFault("a.png", bomb)).toBe("pixels");
});
