import { expect, test } from "vitest";
import { encodeHtml } from "~/rendering/encode-html.server";
import { cutFrame, fillFrame, HOLES, toHolePath } from "./holes";

const PATH = "/de/docs/Web/CSS/grid";
const FRAME = `<html><title>${HOLES.title}</title><script nonce="${HOLES.nonce}"></script>
<input value="${toHolePath(PATH)}"><a href="/in?next=${encodeURIComponent(toHolePath(PATH))}"></a>
<${HOLES.element}></${HOLES.element}><script>${HOLES.data}</script></html>`;

const VALUES = {
  head: "<title>$& A</title>",
  document: "<main></main>",
  data: "[1]",
  nonce: "N",
  path: "/de/docs/Web/CSS/a%20b",
};

/** The page in the frame, as text. */
function fill(html: string, values = VALUES): string {
  return encodeHtml(fillFrame(cutFrame(html, PATH), values)).toString();
}

test("puts what a page has into every hole", () => {
  expect(fill(FRAME)).toBe(
    `<html><title>$& A</title><script nonce="N"></script>
<input value="/de/docs/Web/CSS/a%20b"><a href="/in?next=%2Fde%2Fdocs%2FWeb%2FCSS%2Fa%2520b"></a>
<main></main><script>[1]</script></html>`,
  );
});

test("looks for no holes in what a page brings", () => {
  const document = `<p>${HOLES.nonce}${HOLES.data}</p>`;
  expect(fill(FRAME, { ...VALUES, document })).toContain(document);
});

test("leaves the page's own path alone where the frame links to it", () => {
  expect(fill(`<a href="${PATH}">`)).toBe(`<a href="${PATH}">`);
});
