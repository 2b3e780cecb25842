import { expect, test } from "vitest";
import { insertOutputs } from "./insert-outputs";

const token = (index: number | string) => `\u0091${String(index)}\u0092`;

test("puts every output in its place", () => {
  const html = `<p>${token(1)} and ${token(0)}</p>`;
  expect(insertOutputs(html, ["<i>0</i>", "<b>1</b>"])).toBe(
    "<p><b>1</b> and <i>0</i></p>",
  );
});

test("puts an output in wherever its token was repeated", () => {
  expect(insertOutputs(`${token(0)}${token(0)}`, ["$&"])).toBe("$&$&");
});

test("does not search outputs for tokens", () => {
  expect(insertOutputs(token(0), [token(1), "forged"])).toBe(token(1));
});

test("drops tokens without an output", () => {
  expect(insertOutputs(`a${token(7)}${token("x")}b`, [])).toBe("ab");
});

test("leaves an unfinished token", () => {
  expect(insertOutputs("a\u00910", ["x"])).toBe("a\u00910");
});

test("puts only text inside a tag", () => {
  const html = `<img alt="${token(0)}"> > ${token(0)}`;
  const output = '<a href="/x">say "x"</a>';
  expect(insertOutputs(html, [output])).toBe(
    '<img alt="say &quot;x&quot;"> > <a href="/x">say "x"</a>',
  );
});

test("remembers a tag that began before other tokens", () => {
  const html = `<img alt="${token(0)} ${token(0)}${token(0)}">${token(0)}`;
  expect(insertOutputs(html, ["<b>x</b>"])).toBe('<img alt="x xx"><b>x</b>');
});

test("reads a paragraph once, however many tokens it has", () => {
  const html = `<p>${token(0).repeat(2e5)}</p>`;
  expect(insertOutputs(html, ["a"])).toBe(`<p>${"a".repeat(2e5)}</p>`);
});

test("puts blocks at the start of a paragraph before its text", () => {
  const html = `<p>${token(0)}${token(1)}\nText</p><p>${token(2)} b</p>`;
  expect(insertOutputs(html, ["", "<ul><li>a</li></ul>", "<a>c</a>"])).toBe(
    "<ul><li>a</li></ul>\n<p>Text</p><p><a>c</a> b</p>",
  );
});
