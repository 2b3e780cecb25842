import type { ServerBuild } from "@remix-run/node";
import express from "express";
import { expect, test } from "vitest";
import { captureResponse } from "~/http/page-cache/capture-response.server";
import { fillPages } from "./fill-pages.server";

const PATH = "/de/docs/Web/CSS/grid";

/** What a request with these headers is answered with, when there is a frame for each document. */
async function ask(path: string, headers = {}, frames: object | null = {}) {
  const module = {
    fillDocument: () => ({ pieces: ["<p>", "ü…"], links: "</a.css>; rel=preload" }),
  };
  const build = { entry: { module } } as unknown as ServerBuild;
  const shared = { config: {}, services: {} } as never;
  const fill = fillPages({ build, shared }, () => frames as never);
  const app = express();
  app.use((request, response, next) => {
    Object.assign(request.headers, headers);
    fill(request, response)
      .then((isAnswered) => {
        if (!isAnswered) response.end("whole");
      })
      .catch(next);
  });
  return captureResponse(app, path, "site.example");
}

test("answers with the document in its frame, and names the frame's files", async () => {
  const { status, headers, body } = await ask(PATH);
  expect([status, body.toString()]).toEqual([200, "<p>ü…"]);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    link: "</a.css>; rel=preload",
  });
});

test("fills pages for whoever gets the page of everyone", async () => {
  const { body } = await ask(PATH, { cookie: "theme=os-default; other=1" });
  expect(body.toString()).toBe("<p>ü…");
});

test.each<[string, string, object, object | null]>([
  ["without frames", PATH, {}, null],
  ["with a query", `${PATH}?sidebar=a`, {}, {}],
  ["with an empty query", `${PATH}?`, {}, {}],
  ["the data of a page", `${PATH}.data`, {}, {}],
  ["another kind of page", "/de/blog/a", {}, {}],
  ["who may be signed in", PATH, { cookie: "session=a" }, {}],
  ["who has a message waiting", PATH, { cookie: "flash=a" }, {}],
  ["who has chosen a theme", PATH, { cookie: "theme=dark" }, {}],
])("leaves the rest to Remix: %s", async (_what, path, headers, frames) => {
  expect((await ask(path, headers, frames)).body.toString()).toBe("whole");
});
