import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, test } from "vitest";
import { renderBlankRunner, renderRunner } from "./render-runner";

const EMPTY = { html: "", css: "", js: "" };

/** Returns the contents of styles and scripts as a browser parses them, in order. */
function listTexts(html: string, tag: string): string[] {
  const found: string[] = [];
  const walk = (node: Tree.Node): void => {
    if ("tagName" in node && node.tagName === tag)
      found.push(
        node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      );
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

test("puts styles, page and script into one document, in this order", () => {
  const html = renderRunner({ html: "<p>hi</p>", css: "p { top: 0 }", js: "go()" });
  const [, css] = listTexts(html, "style");
  const [, js, ready] = listTexts(html, "script");
  expect(css?.trim()).toBe("p { top: 0 }");
  expect(js?.trim()).toBe("go()");
  expect(ready).toContain('typ: "ready"');
  expect(html.indexOf("<p>hi</p>")).toBeLessThan(html.indexOf("go()"));
});

test.each([
  ["'</script><b>'", "'<\\/script><b>'"],
  ["'<!-- <script>'", "'<!-- \\x3Cscript>'"],
])("keeps the script %s one script", (js, written) => {
  const scripts = listTexts(renderRunner({ ...EMPTY, js }), "script");
  expect(scripts).toHaveLength(3);
  expect(scripts[1]?.trim()).toBe(written);
});

test("keeps styles in one sheet", () => {
  const css = `p::after { content: "</style>" }`;
  expect(listTexts(renderRunner({ ...EMPTY, css }), "style")).toHaveLength(2);
});

test.each([
  [{}, "light dark"],
  [{ theme: "dark" } as const, "dark"],
])("uses the theme of a state like %j", (theme, scheme) => {
  expect(renderRunner({ ...EMPTY, ...theme })).toContain(`color-scheme: ${scheme};`);
});

test("prefers the requested theme", () => {
  const html = renderRunner({ ...EMPTY, theme: "dark" }, { theme: "light" });
  expect(html).toContain("color-scheme: light;");
  expect(renderBlankRunner("dark")).toContain("color-scheme: dark;");
});

test("renders a valid id, and no other", () => {
  expect(renderRunner(EMPTY, { uuid: "a-1" })).toContain(`uuid = "a-1"`);
  expect(renderRunner(EMPTY, { uuid: `"</script>` })).toContain("uuid = null");
});

test('runs WebAssembly examples as a module, followed by "ready"', () => {
  const html = renderRunner({ ...EMPTY, js: "await 1", defaults: "ix-wat" });
  expect(html.match(/<script type="module">/g)).toHaveLength(2);
});

test("styles only choices from outside, and opens only tabbed links outside the frame", () => {
  const choice = renderRunner({ ...EMPTY, defaults: "ix-choice" });
  const tabbed = renderRunner({ ...EMPTY, defaults: "ix-tabbed" });
  expect(choice).toContain("if (!true ||");
  expect(tabbed).toContain("if (!false ||");
  expect([choice, tabbed].map((html) => html.includes("_parent"))).toEqual([false, true]);
});
