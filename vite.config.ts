import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { TEXT_PARTS } from "./app/l10n/text-parts";
import { compileFluent } from "./cli/build/compile-fluent.mjs";
import { declareLayers } from "./cli/build/declare-layers.mjs";
import remixOptions from "./remix.config.js";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [compileFluent(TEXT_PARTS), declareLayers(), remix(remixOptions)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Six per cent less to send than esbuild leaves, for some seconds of the build.
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: findChunk } } }),
  },
}));

/** Loaded when it is needed, so in files of its own. */
const ON_DEMAND = [
  /\/(?:browser|domain)\/(?:quick-search|sidebar-filter|frequently-viewed)\//,
  /\/(?:visit-record|send-browser-choice)\./,
  /\/ui\/(?:collections|paging)\//,
  /\/domain\/collection\./,
];
/** What every page shows or does. */
const ON_EVERY_PAGE = /\/app\/(?:browser|domain|ui)\//;

/**
 * Few larger files compress far better than many small ones: the libraries, which seldom change,
 * and the frame of all pages.
 */
function findChunk(id: string): string | undefined {
  if (id.includes("/node_modules/")) return "libraries";
  const isOnEveryPage =
    ON_EVERY_PAGE.test(id) && !ON_DEMAND.some((each) => each.test(id));
  return isOnEveryPage && /\.tsx?$/.test(id) ? "frame" : undefined;
}
