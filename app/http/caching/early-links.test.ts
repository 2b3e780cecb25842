import { expect, test } from "vitest";
import { renderEarlyLinks } from "./early-links";

test("lists only style sheets and fonts of the head", () => {
  const html =
    `<html><head><link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="anonymous"/>` +
    `<link rel="preload" as="image" href="/assets/a.png"/>` +
    `<link rel="icon" href="/favicon.ico"/><link rel="stylesheet" href="/assets/a.css"/>` +
    `<link rel="stylesheet" href="/assets/b.css"/><link rel="stylesheet" href="/assets/p.css" media="print"/></head><body><link rel="stylesheet" href="/c.css"/></body></html>`;
  expect(renderEarlyLinks(html)).toBe(
    "</assets/a.css>; rel=preload; as=style, </assets/b.css>; rel=preload; as=style, " +
      '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
});

test("lists a single style sheet", () => {
  const html = '<head><link rel="stylesheet" href="/a.css"/></head>';
  expect(renderEarlyLinks(html)).toBe("</a.css>; rel=preload; as=style");
});

test("is null for a page without either", () => {
  expect(renderEarlyLinks("<head></head>")).toBeNull();
  expect(renderEarlyLinks("")).toBeNull();
});

test("repeats the links for programs", () => {
  const html =
    '<head><link rel="alternate" href="https://a.example/x.md" type="text/markdown"/>' +
    '<link rel="alternate" href="/rss.xml" type="application/rss+xml"/>' +
    '<link rel="describedby" href="https://a.example/llms.txt" type="text/plain"/></head>';
  expect(renderEarlyLinks(html)).toBe(
    '<https://a.example/x.md>; rel="alternate"; type="text/markdown", ' +
      '<https://a.example/llms.txt>; rel="describedby"; type="text/plain"',
  );
});
