import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Rollup } from "vite";
import { compactTokens } from "./cli/build/compact-tokens.mjs";
import { compileFluent } from "./cli/build/compile-fluent.mjs";
import { declareLayers } from "./cli/build/declare-layers.mjs";
import { loadLazyStyles } from "./cli/build/load-lazy-styles.mjs";
import { minifyChunks } from "./cli/build/minify.mjs";
import { renderThemes } from "./app/domain/site/theme";
import { getHydration } from "./app/domain/site/find-section";
import { reportBuildSteps } from "./cli/build/build-steps.mjs";
import remixOptions from "./remix.config.js";

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    compileFluent(isAppPath),
    declareLayers(),
    loadLazyStyles(),
    reportBuildSteps(),
    remix(remixOptions),
    minifyChunks(),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  css: {
    postcss: { plugins: [compactTokens(renderThemes)] },
    // The development server keeps the names of the source.
    modules: command === "build" ? { generateScopedName: nameClass } : {},
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Preloads only style sheets of lazy chunks; the list of their scripts would enlarge every
    // page.
    modulePreload: { resolveDependencies: (_, files) => files.filter(isStyleSheet) },
    // Scripts of the browser have a minifier of their own; the server's code keeps its names, which its stack
    // traces show.
    minify: false,
    cssMinify: true,
    // Safari needs a prefix for user-select.
    cssTarget: ["es2022", "safari17.4"],
    rollupOptions: {
      // Rollup orders chunks by the order in which it has read their modules. One at a time, because servers that
      // each build the same release have to name its files alike; it takes some seconds more.
      maxParallelFileOps: 1,
      output: {
        // Both builds name style sheets and images, which have to agree.
        assetFileNames: `${HASHED}[extname]`,
        ...(!isSsrBuild && { ...SCRIPT_NAMES, manualChunks: findChunk }),
      },
    },
  },
}));

/**
 * Hashes of seven characters in place of eight: 42 bits tell the releases of a file apart, and the names stand in
 * each file that imports another, where they can't be compressed.
 */
const HASHED = "assets/[name]-[hash:7]";
const SCRIPT_NAMES = { entryFileNames: `${HASHED}.js`, chunkFileNames: `${HASHED}.js` };

function isAppPath(path: string): boolean {
  return getHydration(path) === "at-once";
}

/** Classes and animations of each file with one first letter, in the order of the style sheet. */
const named = new Map<string, string[]>();
const files = new Map<string, string>();

/**
 * Names a class by its first letter and a hash of its file, because the source's names would be three per cent
 * of all styles, compressed. Of several with one letter, the later ones get a number. Names rarely differ between
 * releases, because a page that was open before a deployment shows articles of the new release with styles of
 * the former one.
 */
function nameClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ""));
  const hash = createHash("sha256").update(path).digest().readUInt32BE();
  const suffix = hash.toString(36).slice(-4);
  const other = files.get(suffix) ?? path;
  if (other !== path)
    throw new Error(`Rename ${path}: its classes are named like those of ${other}`);
  files.set(suffix, path);
  const letter = name.charAt(0);
  const names = named.get(letter + suffix) ?? [];
  named.set(letter + suffix, names);
  if (!names.includes(name)) names.push(name);
  const place = names.indexOf(name);
  return letter + (place > 0 ? `${place}` : "") + suffix;
}

function isStyleSheet(file: string): boolean {
  return file.endsWith(".css");
}

/** Code without React, which may also be needed before hydration. */
const PLAIN_CODE = /\/app\/(?:browser|domain)\/.*\.ts$/;
const STYLES = /\/app\/.*\.css$/;
const SHARED_CODE = /\/app\/ui\/.*\.tsx?$/;

/** Parts of several pages, each too small for a file of its own, and mostly used together. */
const GROUPS: readonly (readonly [chunk: string, ids: RegExp])[] = [
  [
    "collections",
    /\/app\/(?:ui\/collections|routes\/\$locale\.plus\.collections)\/(?!route\.)[\w-]+\.tsx?$/,
  ],
  ["filter-form", /\/app\/ui\/filter-form\//],
  [
    "english-pages",
    /\/app\/ui\/(?:areas\/generic\/describe-generic|head\/describe-english-page)\.ts$/,
  ],
  ["generic-page", /\/app\/ui\/areas\/generic\/(?:site-page|generic-doc-[\w]+)\.tsx$/],
  ["own-page", /\/app\/ui\/own-page\//],
  // A hook of some lines, beside React.
  ["libraries", /\/node_modules\/remix-utils\//],
];

/**
 * Entry points: of every page before hydration, with the few lines that its lazy parts share, because a part
 * that imports another file makes its reader wait for two requests, one after the other; and of a document
 * page after hydration.
 */
const START = [
  "entry.client.ts",
  "browser/create-element.ts",
  "browser/sidebar/load-sidebar.ts",
  "browser/loading/load-styles.ts",
  "browser/menus/menu-marks.ts",
  "domain/play/session-key.ts",
];
const FRAME = [
  "hydrate-page.tsx",
  "root.tsx",
  "routes/$locale/route.tsx",
  "routes/$locale.docs.$/route.tsx",
];

/**
 * Assigns modules to a few large chunks, because they compress better than many small ones: the
 * start of every page, the libraries, the layout, and its plain code, each as far as a document
 * page needs it. Modules of other pages and lazy modules are left to Vite, except those of groups.
 */
const findChunk: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (listImported(START, getModuleInfo).has(id)) return "start";
  // One style sheet for what all pages have, because two compress worse.
  if (id.endsWith("/app/styles/index.css")) return "frame";
  if (!listImported(FRAME, getModuleInfo).has(id))
    return GROUPS.find(([, ids]) => ids.test(id))?.[0];
  if (STYLES.test(id)) return "frame";
  if (id.includes("/node_modules/")) return "libraries";
  if (PLAIN_CODE.test(id)) return "plain";
  return SHARED_CODE.test(id) ? "frame" : undefined;
};

const imported = new Map<readonly string[], Set<string>>();

/** Lists these files of app/ with all their static imports. */
function listImported(
  files: readonly string[],
  getModuleInfo: Rollup.GetModuleInfo,
): Set<string> {
  const known = imported.get(files);
  if (known) return known;
  const found = new Set<string>();
  const waiting = files.map((file) =>
    fileURLToPath(new URL(`./app/${file}`, import.meta.url)),
  );
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  imported.set(files, found);
  return found;
}
