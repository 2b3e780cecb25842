import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Rollup } from "vite";
import { compileFluent } from "./cli/build/compile-fluent.mjs";
import { declareLayers } from "./cli/build/declare-layers.mjs";
import { FRAME_ENTRIES } from "./cli/build/frame-code.mjs";
import remixOptions from "./remix.config.js";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [compileFluent(), declareLayers(), remix(remixOptions)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // What is loaded on demand names its style sheets; listing its scripts too weighs on each page.
    modulePreload: { resolveDependencies: (_, files) => files.filter(isStyleSheet) },
    // Six per cent less to send than esbuild leaves, for some seconds of the build.
    minify: "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_funcs: LIBRARY_WARNINGS },
    },
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: findChunk } } }),
  },
}));

/** What the router tells developers about its next version: no reader needs to get that. */
const LIBRARY_WARNINGS = ["warning", "warningOnce", "logV6DeprecationWarnings"];

function isStyleSheet(file: string): boolean {
  return file.endsWith(".css");
}

const LOCALE_TEXTS = /\/interface\/([\w-]+)\.ftl\?compiled=(\w+)$/;

const SHARED_CODE = /\/app\/(?:browser|domain|ui)\/.*\.tsx?$/;

/**
 * Few larger files compress far better than many small ones: the libraries, which seldom change,
 * and the frame, both as far as a document's page starts with them. What only other pages need,
 * or what is loaded on demand, stays out of both.
 */
const findChunk: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const [, locale, part] = LOCALE_TEXTS.exec(id) ?? [];
  if (locale !== undefined && part !== undefined)
    return `${part === "frame" ? "" : "more-"}texts-${locale}`;
  if (!listFrameModules(getModuleInfo).has(id)) return undefined;
  if (id.includes("/node_modules/")) return "libraries";
  return SHARED_CODE.test(id) ? "frame" : undefined;
};

let frameModules: Set<string> | null = null;

/** All that a document's page imports without being asked for more. */
function listFrameModules(getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  if (frameModules) return frameModules;
  frameModules = new Set();
  const waiting = [...FRAME_ENTRIES];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (frameModules.has(id)) continue;
    frameModules.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return frameModules;
}
