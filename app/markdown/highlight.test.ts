import { expect, test } from "vitest";
import { highlightCode } from "./highlight";

function span(type: string, text: string): string {
  return `<span class="token ${type}">${text}</span>`;
}

function toText(html: string): string {
  return html
    .replace(/<\/?span[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

test("marks tokens with one class each and leaves plain text bare", () => {
  expect(highlightCode('const a = "b"; // c', "js")).toBe(
    `${span("keyword", "const")} a ${span("punctuation", "=")} ${span("string", '"b"')}` +
      `${span("punctuation", ";")} ${span("comment", "// c")}`,
  );
});

test("joins neighbours of one class, over white space too, and ends before white space", () => {
  expect(highlightCode("f();\n}\n", "js")).toBe(
    `${span("function", "f")}${span("punctuation", "();\n}")}\n`,
  );
});

test("escapes text inside and outside of tokens", () => {
  expect(highlightCode("a < b && '<'", "js")).toBe(
    `a ${span("punctuation", "&lt;")} b ${span("punctuation", "&amp;&amp;")} ${span("string", "'&lt;'")}`,
  );
});

test("writes code inside a template string as code", () => {
  expect(highlightCode("`a ${b} c`", "js")).toBe(
    `${span("string", "`a")} ${span("punctuation", "${")}b${span("punctuation", "}")}${span("string", " c`")}`,
  );
});

test("marks script and style in HTML in their own languages", () => {
  const html = highlightCode(
    "<script>let x;</script><style>a { top: 0 }</style>",
    "html",
  );
  expect(html).toContain(span("keyword", "let"));
  expect(html).toContain(span("property", "top"));
});

test.each([
  ["js", "let x = 1;"],
  ["css", "a { color: red; }"],
  ["html", "<b class='x'>&amp;</b>"],
  ["svg", "<g />"],
  ["xml", "<a/>"],
  ["http", "GET / HTTP/1.1\nHost: a.example\n\n"],
  ["json", '{ "a": [1, null] }'],
  ["wat", "(module (func $f (result i32) i32.const 1))"],
  ["bash", "echo $HOME | grep 'x'"],
  ["sh", "echo $HOME"],
  ["python", "def f(x): return None"],
  ["jsx", "const a = <b c={d}>e</b>;"],
  ["ts", "let a: string = 'b';"],
  ["tsx", "const a: B = <b />;"],
  ["md", "# a\n\n**b** `c`"],
  ["apacheconf", "<Files x>\n  Require all denied\n</Files>"],
  ["django", "{% if a %}<b>{{ c }}</b>{% endif %}"],
  ["webidl", "interface A { attribute long b; };"],
  ["pug", "p= a"],
  ["glsl", "void main() { gl_Position = vec4(1.0); }"],
  ["yaml", "a: 1"],
  ["regex", "[a-z]+(?:b)"],
  ["cs", "class A {}"],
  ["php", "<?php echo $a; ?>"],
  ["c", "int main() {}"],
  ["cpp", "class A {};"],
  ["nginx", "server { listen 80; }"],
  ["java", "class A {}"],
  ["diff", "- a\n+ b"],
  ["rust", "fn main() {}"],
  ["sql", "SELECT 1 FROM a;"],
  ["scss", "$a: 1px;"],
  ["batch", "@echo off"],
  ["ini", "[a]\nb=c"],
  ["powershell", "Get-Item $a"],
  ["latex", "\\frac{1}{2}"],
  ["toml", "[a]\nb = 1"],
  ["vue", "<template><b /></template>"],
])("marks %s without changing its text", (language, code) => {
  const html = highlightCode(code, language);
  expect(html).toContain('<span class="token ');
  expect(toText(html)).toBe(code);
});

test.each(["url", "plain", "", "unheard-of", "extend", "constructor", "__proto__"])(
  "escapes the text of the unknown language %j",
  (language) => {
    expect(highlightCode("let a = <b> & 1;", language)).toBe(
      "let a = &lt;b&gt; &amp; 1;",
    );
  },
);

test("leaves very long code plain", () => {
  expect(highlightCode("let a; ".repeat(10_000), "js")).not.toContain("<span");
  expect(highlightCode(`let ${"a".repeat(2_000)};`, "js")).toContain("<span");
  expect(highlightCode(`let ${"a".repeat(2_001)};`, "js")).not.toContain("<span");
});

test("leaves no Prism in the global scope", () => {
  expect("Prism" in globalThis).toBe(false);
});

test("keeps the text of code that a grammar nests thousands of times", () => {
  const code = "#if ".repeat(3000);
  expect(toText(highlightCode(code, "c"))).toBe(code);
});
