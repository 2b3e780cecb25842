import { expect, test } from "vitest";
import { CALL, render } from "../../compiler/markdown/test-render";

function link(url: string, href = url): string {
  return `<a href="${href}">${url}</a>`;
}

test.each([
  ["see https://a.example/b_c_d.", `see ${link("https://a.example/b_c_d")}.`],
  ["http://localhost:3000/x", link("http://localhost:3000/x")],
  ["www.a.example/x, y", `${link("www.a.example/x", "http://www.a.example/x")}, y`],
  ["(https://a.example/b(c))", `(${link("https://a.example/b(c)")})`],
  [
    "https://a.example https://b.example",
    `${link("https://a.example")} ${link("https://b.example")}`,
  ],
  ["**https://a.example**", `<strong>${link("https://a.example")}</strong>`],
  ["https://a.example/?x=1&y=2", link("https://a.example/?x=1&amp;y=2")],
  ["https://a.example/ü", link("https://a.example/ü", "https://a.example/%C3%BC")],
  ["„https://a.example“", `„${link("https://a.example")}“`],
  ["https://a.example。文", `${link("https://a.example")}。文`],
  ["to whales@a.example.", `to ${link("whales@a.example", "mailto:whales@a.example")}.`],
  ["(a.b+c@d-e.example)", `(${link("a.b+c@d-e.example", "mailto:a.b+c@d-e.example")})`],
  ["mailto:a@b.example!", `${link("mailto:a@b.example")}!`],
  [
    "a@b.example www.c.example",
    `${link("a@b.example", "mailto:a@b.example")} ${link("www.c.example", "http://www.c.example")}`,
  ],
  [`https://a.example/${CALL}`, `${link("https://a.example/")}${CALL}`],
])("links %j", (text, html) => {
  expect(render(text)).toBe(`<p>${html}</p>`);
});

test.each([
  "`https://a.example`",
  "xhttps://a.example",
  "awww.a.example",
  "www.",
  "www.a_b.c_d",
  "https://",
  "ftp://a.example",
  "name@example",
  "name@a.example-",
  "name@a.b_",
  "npm/@a/b@1.2",
  "@media",
  "`name@a.example`",
  "[name@a.example](/x)",
  '<a href="/x">https://a.example</a>',
])("leaves %j alone", (text) => {
  expect(render(text)).not.toMatch(/<a href="(?:http|mailto)/);
});

test("leaves the text of a link alone, and goes on behind it", () => {
  expect(render("[https://a.example](/x) https://b.example")).toBe(
    `<p><a href="/x">https://a.example</a> ${link("https://b.example")}</p>`,
  );
});

test.each([
  [
    '<a href="/x">https://a.example</a> https://b.example',
    `<a href="/x">https://a.example</a> ${link("https://b.example")}`,
  ],
  [
    "[a](/x) [https://a.example](/y) https://b.example",
    `<a href="/x">a</a> <a href="/y">https://a.example</a> ${link("https://b.example")}`,
  ],
  [
    '<a href="/x">a</a> <A href="/y">name@a.example</A>',
    '<a href="/x">a</a> <A href="/y">name@a.example</A>',
  ],
  ["<abbr>https://a.example</abbr>", `<abbr>${link("https://a.example")}</abbr>`],
  ["\\<a https://a.example", `&lt;a ${link("https://a.example")}`],
])("knows where a link begins and ends: %s", (text, html) => {
  expect(render(text)).toBe(`<p>${html}</p>`);
});

test.each(["```\nhttps://a.example\n```", "<div>\nname@a.example\n</div>"])(
  "leaves the block %j alone",
  (text) => {
    expect(render(text)).not.toContain("<a ");
  },
);

test.each([")", ").", "&a;"])(
  "trims a long end of %j at once",
  (end) => {
    const html = render(`https://a.example/${end.repeat(100_000)}`);
    expect(html).toContain(`<p>${link("https://a.example/")}`);
  },
  5_000,
);

test("leaves final punctuation, brackets and entities in any order out", () => {
  expect(render("(https://a.example/(b)).&x;).*)")).toBe(
    `<p>(${link("https://a.example/(b)")}).&amp;x;).*)</p>`,
  );
  expect(render("https://a.example/?b;")).toBe(`<p>${link("https://a.example/?b;")}</p>`);
});
