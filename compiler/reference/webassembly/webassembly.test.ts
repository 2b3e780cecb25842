import { expect, test } from "vitest";
import { createGeneratedPage, createReferenceTestContext } from "../parts/test-context";
import { webassembly } from ".";

const DOCS = "https://developer.mozilla.org/docs/WebAssembly/Reference/";
const API = "JavaScript_interface";

function feature(path: string, below: object = {}, description?: string): object {
  return { __compat: { mdn_url: DOCS + path, description }, ...below };
}

const context = createReferenceTestContext({
  idl: `[Exposed=*] namespace WebAssembly { boolean validate(any bytes); };
    interface Memory { constructor(long size); unsigned long grow(long delta); readonly attribute any buffer; };`,
  compat: {
    webassembly: {
      api: feature(API, {
        Memory: feature(`${API}/Memory`, {
          Memory: feature(`${API}/Memory/Memory`),
          buffer: feature(`${API}/Memory/buffer`),
          grow: feature(`${API}/Memory/grow`),
        }),
        validate_static: feature(`${API}/validate_static`),
      }),
      instructions: {
        table_get: feature("Table/get", {}, "<code>table.get</code>"),
        add: feature("Numeric/add", {}, "An addition"),
      },
      types: { i32: feature("Value_types/i32") },
    },
  },
  pages: [
    { slug: "WebAssembly/Reference/JavaScript_interface" },
    {
      slug: "WebAssembly/Reference/JavaScript_interface/Memory",
      pageType: "webassembly-interface",
    },
  ],
});

function render(path: string): string {
  const page = createGeneratedPage({ slug: `WebAssembly/Reference/${path}` });
  return webassembly.renderBody(page, context);
}

test.each([
  [API, "WebAssembly JavaScript interface", "landing-page"],
  [`${API}/Memory`, "WebAssembly.Memory", "webassembly-interface"],
  [`${API}/Memory/Memory`, "WebAssembly.Memory() constructor", "webassembly-constructor"],
  [
    `${API}/Memory/grow`,
    "WebAssembly.Memory.prototype.grow()",
    "webassembly-instance-method",
  ],
  [
    `${API}/Memory/buffer`,
    "WebAssembly.Memory.prototype.buffer",
    "webassembly-instance-property",
  ],
  [`${API}/validate_static`, "WebAssembly.validate()", "webassembly-function"],
  ["Table/get", "`table.get`: Wasm text instruction", "webassembly-instruction"],
  ["Numeric/add", "`add`: Wasm text instruction", "webassembly-instruction"],
  ["Value_types/i32", "`i32`: Wasm text value type", "webassembly-type"],
])("titles %s %j", (path, title, pageType) => {
  const page = webassembly
    .listPages(context.data)
    .find(({ slug }) => slug === `WebAssembly/Reference/${path}`);
  expect(page).toMatchObject({ title, pageType });
});

test("lists the namespace's members", () => {
  const html = render(API);
  expect(html).toContain("<h2>Interfaces</h2>");
  expect(html).toContain("boolean validate(any bytes);");
});

test("lists an interface's members with its definition", () => {
  const html = render(`${API}/Memory`);
  expect(html.match(/(?<=<dt>)<code>\w+/g)).toEqual([
    "<code>Memory",
    "<code>buffer",
    "<code>grow",
  ]);
  expect(html).toContain("interface Memory {");
});

test("takes a function's signature from the IDL", () => {
  expect(render(`${API}/validate_static`)).toContain("WebAssembly.validate(bytes)");
  expect(render(`${API}/Memory/Memory`)).toContain("new WebAssembly.Memory(size)");
  expect(render(`${API}/Memory/grow`)).toContain("A non-negative integer.");
});

test("describes an instruction", () => {
  expect(render("Table/get")).toMatch(
    /^<p><code>table\.get<\/code> is an instruction of the WebAssembly text format\. It reads an element of a table; an index outside of it traps\.<\/p>/,
  );
});
