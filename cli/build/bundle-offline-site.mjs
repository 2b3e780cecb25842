// Bundles the site for the service worker of readers with a content package: the server's routes,
// which the build has made already, and the services that read content.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { dropComments } from "./compile-fluent.mjs";
import { LIBRARY_WARNINGS, minifyScript } from "./minify.mjs";

const SHIMS = "app/offline-site/node-shims.ts";
const OWN_PATHS = "app/offline-site/own-paths.ts";
const CONTENT_TEXTS = "app/l10n/content";

/**
 * Libraries that no page of the site needs to be rendered: answers of AI Help, scans and uploads need the
 * server; React's half for browsers, and its streams, have no part in texts; a worker sets no cookies, has no
 * sessions, and only writes the data of pages. Starting them takes a quarter of the time to the first page.
 */
const UNUSED =
  /^(?:(?:@mozilla|@web3-storage|prismjs|markdown-it|linkify-it|tldts|set-cookie-parser)(?:\/|$)|react-dom$|\.\/cjs\/react-dom-server\.browser\.|\.\/unflatten\.js$|\.\/(?:cookies|sessions(?:\/\w+)?)\.js$)/;

/** Stands for any of their exports, which modules use when they start. */
const NONE = `const none = new Proxy(function () {}, {
  get: () => none, apply: () => none, construct: () => none,
});
module.exports = none;`;

/**
 * @param {string} root the checkout
 * @param {string} outfile
 */
export async function bundleOfflineSite(root, outfile) {
  await build({
    entryPoints: [join(root, "app/offline-site/site.ts")],
    outfile,
    bundle: true,
    // Drops branches that are never taken, with the modules that they alone import.
    minifySyntax: true,
    format: "iife",
    target: "es2022",
    platform: "browser",
    conditions: ["worker", "browser", "production"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.SSR": "true",
      "import.meta.url": '"https://site.invalid/"',
    },
    logLevel: "error",
    tsconfig: join(root, "tsconfig.json"),
    // Pages are encoded by its Buffer.
    inject: [join(root, SHIMS)],
    plugins: [
      replaceNode(root),
      dropOtherRoutes(await loadModule(join(root, OWN_PATHS))),
    ],
  });
  const options = { compress: { passes: 5, pure_funcs: LIBRARY_WARNINGS } };
  writeFileSync(outfile, await minifyScript(readFileSync(outfile, "utf8"), options));
}

/** An entry of the routes in the server's build, with its id, parent, path and module. */
const ROUTE =
  /^ {2}"(?<id>.+)": \{\n {4}id: .*\n {4}parentId: (?<parentId>.*),\n {4}path: (?<path>.*),\n(?: {4}.*\n)+ {2}\},?\n/gm;

/** The action among the exports of a route, which are sorted. */
const ACTION =
  /(?<=^const route\d+ = .*\n {2}__proto__: null,\n(?: {2}[A-Z].*\n)*) {2}action(?:: [\w$]+)?,\n/gm;

/**
 * Leaves out the routes of pages that need the server, and the actions of all others, with the modules that they
 * alone use: Remix would never be asked for them, because forms go to the server, and they are a part of what
 * readers download.
 *
 * @param {typeof import("../../app/offline-site/own-paths")} paths
 * @returns {import("esbuild").Plugin}
 */
function dropOtherRoutes({ listOwnRoutes }) {
  return {
    name: "drop-other-routes",
    setup(bundle) {
      bundle.onLoad({ filter: /[\\/]server-build-[\w-]+\.js$/ }, ({ path }) => {
        const code = readFileSync(path, "utf8");
        const found = Array.from(code.matchAll(ROUTE), ({ groups = {} }) => [
          groups["id"] ?? "",
          { path: readText(groups["path"]), parentId: readText(groups["parentId"]) },
        ]);
        const own = new Set(listOwnRoutes(Object.fromEntries(found)));
        if (own.size === 0 || own.size === found.length || code.search(ACTION) < 0)
          throw new Error("the routes of the server's build have another form");
        return {
          contents: code
            .replace(ROUTE, (entry, id) => (own.has(id) ? entry : ""))
            .replace(ACTION, ""),
        };
      });
    },
  };
}

/** @param {string | undefined} literal of a string, or `void 0` */
const readText = (literal) =>
  literal?.startsWith('"') ? JSON.parse(literal) : undefined;

/**
 * Imports a module of the app into the build.
 *
 * @param {string} file
 */
async function loadModule(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const code = outputFiles[0]?.text ?? "";
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * @param {string} root
 * @returns {import("esbuild").Plugin}
 */
function replaceNode(root) {
  const { resolve } = createRequire(join(root, "package.json"));
  return {
    name: "replace-node",
    setup(bundle) {
      // The routes that the build has made; the package has their types.
      bundle.onResolve({ filter: /^@remix-run\/dev\/server-build$/ }, () => ({
        path: join(root, "build/server/index.js"),
      }));
      // Its Node half (files, sessions, fetch) is a megabyte that no page needs.
      bundle.onResolve({ filter: /^@remix-run\/node$/ }, () => ({
        path: resolve("@remix-run/server-runtime"),
      }));
      bundle.onResolve({ filter: /^node:fs$/ }, () => ({
        path: "texts",
        namespace: "texts",
      }));
      bundle.onLoad({ filter: /.*/, namespace: "texts" }, () => ({
        contents: renderTexts(join(root, CONTENT_TEXTS)),
      }));
      // Code that pages load on demand, such as editors, runs in browsers alone.
      bundle.onResolve({ filter: /^/ }, ({ kind }) =>
        kind === "dynamic-import" ? { path: "none", namespace: "unused" } : undefined,
      );
      bundle.onResolve({ filter: /^node:/ }, () => ({ path: join(root, SHIMS) }));
      bundle.onResolve({ filter: UNUSED }, () => ({ path: "none", namespace: "unused" }));
      bundle.onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: NONE }));
    },
  };
}

/**
 * The texts of articles, which the server reads from files. There are no others: modules of optional
 * features (telemetry, notices) are of no use without a network.
 *
 * @param {string} folder
 */
function renderTexts(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => [name, dropComments(readFileSync(join(folder, name), "utf8"))]);
  return `const files = ${JSON.stringify(Object.fromEntries(files))};
export const readFileSync = (path) => files[path.slice(path.lastIndexOf("/") + 1)] ?? "";
export const existsSync = () => false;
export const readdirSync = () => [];`;
}
