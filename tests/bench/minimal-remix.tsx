import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { createRequestHandler } from "@remix-run/express";
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type ServerBuild,
} from "@remix-run/node";
import {
  Link,
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from "@remix-run/react";
import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { FUTURE_FLAGS } from "../support/future-flags";

/**
 * The framework's template for the same document: the article as HTML in loader data, a sidebar of
 * 200 links, scripts, and streaming.
 */
const LINKS = Array.from({ length: 200 }, (_, number) => ({
  to: `/en-US/docs/Web/Listed/page_${number}`,
  title: `page_${number}`,
}));
const article = readFileSync(process.env["BODY_FILE"] ?? "", "utf8");

function Root() {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { html, links } = useLoaderData<{ html: string; links: typeof LINKS }>();
  return (
    <div>
      <nav>
        <ul>
          {links.map(({ to, title }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <main dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
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

const loader = () => ({ html: article, links: LINKS });
const files = {
  module: "/assets/a.js",
  imports: ["/assets/b.js"],
  css: ["/assets/a.css"],
};
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
    entry: files,
    routes: {
      root: { id: "root", path: "", ...files, ...facts, ...client },
      page: {
        ...{ id: "page", parentId: "root", path: "*", ...files, ...facts, ...client },
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
const handle = createRequestHandler({ build, mode: "production" });
app.all("*", (request, response, next) => void handle(request, response, next));
app.listen(Number(process.env["PORT"]));
