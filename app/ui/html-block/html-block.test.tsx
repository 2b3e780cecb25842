import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HtmlBlock, withHtml } from "./html-block";

test("writes the HTML unchanged", () => {
  const html = renderToStaticMarkup(
    <HtmlBlock id="x" className="prose" html={"<p>A &amp; B</p>"} />,
  );
  expect(html).toBe('<div id="x" class="prose"><p>A &amp; B</p></div>');
});

test("is empty on a server without HTML", () => {
  const html = renderToStaticMarkup(
    <HtmlBlock id="x" className="prose" html={undefined} />,
  );
  expect(html).toBe('<div id="x" class="prose"></div>');
});

const DATA = { title: "Page" };
const HTML = { articleHtml: "<p>Text", sidebarHtml: null };

test("exposes the HTML to the server's render but not to the serializer of a document", () => {
  const page = withHtml(DATA, HTML, { isDataRequest: false });
  expect(page.articleHtml).toBe("<p>Text");
  expect(JSON.stringify(page)).toBe('{"title":"Page"}');
  expect(Object.entries(page)).toEqual([["title", "Page"]]);
});

test("serializes the HTML for a data request", () => {
  const page = withHtml(DATA, HTML, { isDataRequest: true });
  expect(JSON.parse(JSON.stringify(page))).toEqual({ ...DATA, ...HTML });
});

test("does not change the given data", () => {
  withHtml(DATA, HTML, { isDataRequest: true });
  expect(DATA).toEqual({ title: "Page" });
});
