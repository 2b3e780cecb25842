// Bundles the site for the service worker of readers with a content package: the server's routes,
// which the build has made already, and the services that read content.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { minifyScript } from "./minify.mjs";

const SHIMS = "app/offline-site/node-shims.ts";
const CONTENT_TEXTS = "app/l10n/content";

/**
 * Libraries that no page of the site needs to be rendered: editors are loaded on demand; answers of
 * AI Help, scans and uploads need the server. Starting them takes a quarter of the time to the first page.
 */
const UNUSED =
  /^(?:@codemirror|@lezer|@mozilla|@web3-storage|prettier|prismjs|markdown-it|linkify-it|tldts)(?:\/|$)/;

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
    plugins: [replaceNode(root)],
  });
  writeFileSync(outfile, await minifyScript(readFileSync(outfile, "utf8"), {}));
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
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  return `const files = ${JSON.stringify(Object.fromEntries(files))};
export const readFileSync = (path) => files[path.slice(path.lastIndexOf("/") + 1)] ?? "";
export const existsSync = () => false;
export const readdirSync = () => [];`;
}
