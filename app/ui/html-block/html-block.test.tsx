import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HtmlBlock } from "./html-block";

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
