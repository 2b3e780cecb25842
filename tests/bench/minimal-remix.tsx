import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { createRequestHandler } from "@remix-run/express";
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import compression from "compression";
import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { buildMinimalClient } from "./minimal-remix-client";
import { Page, Root, type MinimalPage } from "./minimal-remix-page";
import { FUTURE_FLAGS } from "../support/future-flags";

/**
 * The framework's template for the same documents: the article as HTML in loader data, a sidebar of
 * 200 links, scripts, and streaming. BODY_FILE is the article of every page; PAGES_FILE, JSON of
 * titles and articles by path, makes an app that browsers run.
 */
const pages = readPages();
const LINKS = [
  ...Object.entries(pages).map(([to, { title }]) => ({ to, title })),
  ...Array.from({ length: 200 }, (_, number) => ({
    to: `/en-US/docs/Web/Listed/page_${number}`,
    title: `page_${number}`,
  })),
].slice(0, 200);
const article = readFile("BODY_FILE");

function readPages(): Record<string, { title: string; html: string }> {
  const json = readFile("PAGES_FILE");
  return json === "" ? {} : (JSON.parse(json) as typeof pages);
}

function readFile(name: "BODY_FILE" | "PAGES_FILE"): string {
  const file = process.env[name];
  return file === undefined ? "" : readFileSync(file, "utf8");
}

function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RemixServer context={context} url={request.url} />,
      {
        onShellReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html");
          const stream = createReadableStreamFromReadable(body);
          resolve(new Response(stream, { headers, status }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}

function loader({ params }: LoaderFunctionArgs): MinimalPage {
  const { title = "page", html = article } = pages[`/${params["*"]}`] ?? {};
  return { title, html, links: LINKS };
}

const files = { module: "/assets/page.js", imports: [], css: [] };
const facts = { hasAction: false, hasLoader: false, hasErrorBoundary: false };
const client = { hasClientAction: false, hasClientLoader: false };
const build: ServerBuild = {
  mode: "production",
  entry: { module: { default: renderPage } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    page: { id: "page", parentId: "root", path: "*", module: { default: Page, loader } },
  },
  assets: {
    entry: { ...files, module: "/assets/entry.js" },
    routes: {
      root: {
        id: "root",
        path: "",
        ...files,
        module: "/assets/root.js",
        ...facts,
        ...client,
      },
      page: {
        id: "page",
        parentId: "root",
        path: "*",
        ...files,
        ...facts,
        ...client,
        hasLoader: true,
      },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: FUTURE_FLAGS,
  isSpaMode: false,
};

const app = express();
app.disable("x-powered-by");
if (process.env["PAGES_FILE"] !== undefined) {
  const client = await buildMinimalClient();
  client.set(
    "/assets/manifest.js",
    Buffer.from(`window.__remixManifest=${JSON.stringify(build.assets)}`),
  );
  app.use(compression());
  app.get("/assets/*", (request, response) => {
    const file = client.get(request.path);
    if (!file) return void response.sendStatus(404);
    response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.type("js").send(Buffer.from(file));
  });
}
const handle = createRequestHandler({ build, mode: "production" });
app.all("*", (request, response, next) => void handle(request, response, next));
app.listen(Number(process.env["PORT"]));
