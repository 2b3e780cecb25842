import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const CACHE = join(ROOT, ".cache");
const DAY_MS = 86_400_000;
const MODULE_URL = /\bimport\.meta\.url\b/g;
/** Assembled from parts, because a bundle of this file would replace the literal. */
const THIS_MODULE_URL = ["import", "meta", "url"].join(".");

/**
 * Bundles a TypeScript module and the modules it imports as JavaScript, and returns the file's
 * URL. Takes a fifteenth of a second and spares a thread or command the loader, which would
 * translate two hundred modules one by one.
 *
 * @param {URL} entry
 * @returns {Promise<URL>}
 */
export async function bundleModule(entry) {
  try {
    mkdirSync(CACHE, { recursive: true });
    removeOldFiles();
    return await writeBundle(entry, CACHE);
  } catch (error) {
    throw explainCacheFailure(error);
  }
}

/** The cache can't be written. The message is for an operator. */
export class BundleCacheError extends Error {
  /** @override */
  name = "BundleCacheError";
}

/** @param {unknown} error */
function explainCacheFailure(error) {
  if (!(error instanceof Error) || !("syscall" in error)) return error;
  return new BundleCacheError(
    `The folder ${CACHE} can't be written: ${error.message}. Let the user that runs this command write to it, and see that its disk has space.`,
    { cause: error },
  );
}

/**
 * Writes a bundle into the given folder, which may move together with the sources.
 *
 * @param {URL} entry
 * @param {string} folder
 * @param {Record<string, string>} [packages] files of packages to bundle, by name; all others are
 *   imported from where they are installed
 * @returns {Promise<URL>}
 */
export async function writeBundle(entry, folder, packages = {}) {
  const file = fileURLToPath(entry);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    // Keeps dynamically imported modules in files of their own, loaded on demand.
    splitting: true,
    write: false,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "error",
    tsconfig: join(ROOT, "tsconfig.json"),
    plugins: [keepModuleUrls(folder), bundlePackages(packages)],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
  });
  mkdirSync(folder, { recursive: true });
  for (const output of outputFiles) replaceFile(output.path, output.contents);
  return pathToFileURL(join(folder, basename(file).replace(/\.ts$/, ".mjs")));
}

/**
 * Removes bundles that are older than a day, because no running process imports them any more.
 */
function removeOldFiles() {
  for (const name of readdirSync(CACHE)) {
    const file = join(CACHE, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > DAY_MS) rmSync(file, { force: true });
  }
}

/**
 * Writes a file by renaming, because another process may be reading the old one.
 *
 * @param {string} file
 * @param {Uint8Array} contents
 */
function replaceFile(file, contents) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/**
 * @param {Record<string, string>} packages
 * @returns {import("esbuild").Plugin}
 */
function bundlePackages(packages) {
  return {
    name: "bundle-packages",
    setup({ onResolve }) {
      for (const [name, path] of Object.entries(packages))
        onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path }));
    },
  };
}

/**
 * Replaces `import.meta.url` in modules by their original address relative to the bundle's
 * folder, so that they find their data files, also after the project has moved.
 *
 * @param {string} folder
 * @returns {import("esbuild").Plugin}
 */
function keepModuleUrls(folder) {
  return {
    name: "keep-module-urls",
    setup({ onLoad }) {
      onLoad({ filter: /\.m?[jt]s$/, namespace: "file" }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        if (source.search(MODULE_URL) === -1) return undefined;
        const address = JSON.stringify(relative(folder, path).split(sep).join("/"));
        return {
          contents: source.replace(
            MODULE_URL,
            () => `new URL(${address}, ${THIS_MODULE_URL}).href`,
          ),
          loader: path.endsWith("ts") ? "ts" : "js",
        };
      });
    },
  };
}
