import { expect, test } from "vitest";
import { readIdl } from "../data/idl";
import { readSections, readText } from "../parts/test-area";
import { createGeneratedPage, createReferenceTestContext } from "../parts/test-context";
import { webassembly } from ".";
import { CORRECTIONS } from "./declarations";

const DOCS = "https://developer.mozilla.org/docs/WebAssembly/Reference/";
const API = "JavaScript_interface";

function feature(path: string, below: object = {}, description?: string): object {
  return { __compat: { mdn_url: DOCS + path, description }, ...below };
}

const context = createReferenceTestContext({
  idl: `[Exposed=*] namespace WebAssembly { boolean validate(any bytes); };
    partial namespace WebAssembly { Promise<Module> compileStreaming(Promise<Response> source); };
    dictionary MemoryDescriptor { required long initial; };
    dictionary TagType { required sequence<DOMString> parameters; };
    interface Memory { constructor(MemoryDescriptor descriptor); unsigned long grow(long delta); readonly attribute ArrayBuffer buffer; };
    interface Tag { constructor(TagType type); };`,
  compat: {
    webassembly: {
      api: feature(API, {
        Memory: feature(`${API}/Memory`, {
          Memory: feature(`${API}/Memory/Memory`),
          buffer: feature(`${API}/Memory/buffer`),
          grow: feature(`${API}/Memory/grow`),
        }),
        LinkError: feature(`${API}/LinkError`, {
          LinkError: feature(`${API}/LinkError/LinkError`),
        }),
        Suspending: feature(`${API}/Suspending`, {
          Suspending: feature(`${API}/Suspending/Suspending`),
        }),
        Tag: feature(`${API}/Tag`, { type: feature(`${API}/Tag/type`) }),
        compileStreaming_static: feature(`${API}/compileStreaming_static`),
        validate_static: feature(`${API}/validate_static`),
      }),
      instructions: {
        table_get: feature("Table/get", {}, "<code>table.get</code>"),
        add: feature("Numeric/add", {}, "An addition"),
        memory_load: feature("Memory/load", {}, "<code>memory.load</code>"),
        load: feature("SIMD/load"),
        promote_32: feature("Numeric/promote_32"),
        local: feature("Variables/local"),
        try_table: feature("try_table", { catch_all: feature("try_table/catch_all") }),
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
  [`${API}/Tag/type`, "WebAssembly.Tag.prototype.type()", "webassembly-instance-method"],
  ["Memory/load", "`load`: Wasm text instruction", "webassembly-instruction"],
  ["SIMD/load", "`v128.load`: Wasm text instruction", "webassembly-instruction"],
  [
    "Numeric/promote_32",
    "`promote_f32`: Wasm text instruction",
    "webassembly-instruction",
  ],
  ["Variables/local", "`local`: Wasm text declaration", "webassembly-instruction"],
  ["try_table/catch_all", "`catch_all`: Wasm text clause", "webassembly-instruction"],
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
  expect(render(`${API}/Memory/Memory`)).toContain("new WebAssembly.Memory(descriptor)");
  expect(render(`${API}/Memory/grow`)).toContain("A non-negative integer.");
});

test("knows the declarations that the installed IDL lacks", () => {
  const syntax = (path: string): string =>
    readText(readSections(render(`${API}/${path}`)).Syntax ?? "");
  expect(syntax("LinkError/LinkError")).toContain(
    "new WebAssembly.LinkError(message, options)",
  );
  expect(syntax("Suspending/Suspending")).toContain(
    "new WebAssembly.Suspending(jsFunction)",
  );
  expect(syntax("Suspending/Suspending")).not.toContain("Suspending()");
  expect(syntax("Tag/type")).toMatch(/^jstype\(\) .* parameters An array of strings/);
  expect(syntax("Memory/Memory")).toMatch(/initial .* shared .* The default is false/);
});

test("tells both kinds of buffers, and that a promise is not needed", () => {
  expect(readText(render(`${API}/Memory/buffer`))).toContain(
    "An ArrayBuffer object or a SharedArrayBuffer object.",
  );
  expect(readText(render(`${API}/compileStreaming_static`))).toContain(
    "A Response object or a Promise that fulfills with a Response object.",
  );
});

test.each(CORRECTIONS)("corrects %j, which the installed IDL has", (part) => {
  const texts = ["Memory", "WebAssembly"].map((name) => readIdl().formatDefinition(name));
  expect(texts.join("")).toContain(part);
});

test("shows a standard's own definition", () => {
  expect(render(`${API}/Memory`)).toContain("readonly attribute ArrayBuffer buffer");
  expect(render(`${API}/Suspending`)).not.toContain("Interface definition");
});

test("describes an instruction", () => {
  expect(render("Table/get")).toMatch(
    /^<p><code>table\.get<\/code> is an instruction of the WebAssembly text format\. It reads an element of a table; an index outside of it traps\.<\/p>/,
  );
});

test("does not take a part of an instruction or function for an instruction", () => {
  const clause = render("try_table/catch_all");
  expect(readText(clause)).toMatch(
    /^catch_all is a clause of the WebAssembly text format\. It catches every/,
  );
  expect(clause).not.toContain("<h2>Stack</h2>");
  expect(readText(render("Variables/local"))).toMatch(/^local is a declaration of/);
});

test("describes reading the memory by its own text under the shorter name", () => {
  expect(readText(render("Memory/load"))).toMatch(
    /^load is an instruction of the WebAssembly text format\. It reads a number/,
  );
  expect(readText(render("SIMD/load"))).toMatch(/It reads a vector/);
});
