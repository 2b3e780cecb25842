import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { minifyScript } from "./minify.mjs";
import { createTextSorter } from "./sort-texts.mjs";

const TEXTS = fileURLToPath(new URL("../../app/l10n/interface/", import.meta.url));
const REQUEST = /\.ftl\?compiled$/;
const RAW_REQUEST = /\.ftl\?raw$/;

/**
 * Writes the parsed messages of each Fluent file of the interface, so that browsers need no parser, in three modules:
 * `start` with the messages that pages start with, `reading` with the others of reading pages, `app` with the rest
 * (sort-texts). All have one hash in their names, `import.meta.env.TEXTS_HASH` in code: thirty hashes would be
 * 400 bytes of each page's first script, and each release changes most of them anyway.
 *
 * In development `./en-US.ftl?compiled` is a module with all messages, so that a new one is found at once.
 * `./en-US.ftl?raw` holds the file without its comments, which readers of the offline site would download.
 *
 * @param {Parameters<typeof createTextSorter>[0]} isAppPath
 * @returns {import("vite").Plugin}
 */
export function compileFluent(isAppPath) {
  /** @type {Map<string, string>} */
  let modules = new Map();
  let hash = "";
  return {
    name: "compile-fluent",
    enforce: "pre",
    config(_, { command }) {
      if (command !== "build") return {};
      modules = compileModules(createTextSorter(isAppPath));
      hash = hashModules(modules);
      return { define: { "import.meta.env.TEXTS_HASH": JSON.stringify(hash) } };
    },
    load(id) {
      const isRaw = RAW_REQUEST.test(id);
      if (!isRaw && !REQUEST.test(id)) return null;
      const file = id.replace(/\?.*$/, "");
      this.addWatchFile(file);
      const source = readFileSync(file, "utf8");
      return isRaw
        ? `export default ${JSON.stringify(dropComments(source))}`
        : renderModule(new FluentResource(source).body);
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [name, source] of modules)
        this.emitFile({
          type: "asset",
          fileName: `assets/${name}-${hash}.js`,
          source: await minifyScript(source, { module: true }),
        });
    },
  };
}

/**
 * Returns the modules by their names without a hash, such as `start-texts-en-US`.
 *
 * @param {ReturnType<typeof createTextSorter>} toPart
 */
function compileModules(toPart) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  // All languages have the messages of this one, and sorting a message reads the code of the whole site.
  const parts = new Map(readMessages("en-US.ftl").map(({ id }) => [id, toPart(id)]));
  const files = readdirSync(TEXTS).filter((name) => name.endsWith(".ftl"));
  // Servers that each build the same release have to name its files alike.
  for (const file of files.toSorted()) {
    const messages = readMessages(file);
    for (const part of ["start", "reading", "app"])
      modules.set(
        `${part}-texts-${file.slice(0, -".ftl".length)}`,
        renderModule(messages.filter(({ id }) => parts.get(id) === part)),
      );
  }
  return modules;
}

/** @param {string} file */
function readMessages(file) {
  return new FluentResource(readFileSync(join(TEXTS, file), "utf8")).body;
}

/** @param {FluentResource["body"]} messages */
function renderModule(messages) {
  const values = Object.fromEntries(messages.map(({ id, value }) => [id, value]));
  return `export default ${JSON.stringify(values)}`;
}

/**
 * Seven characters, as in the names of other files.
 *
 * @param {ReadonlyMap<string, string>} modules
 */
function hashModules(modules) {
  const hash = createHash("sha256").update(JSON.stringify([...modules]));
  return hash.digest("base64url").slice(0, 7);
}

/**
 * Drops comments and blank lines between messages of a Fluent file. Lines of a message are indented.
 *
 * @param {string} source
 */
export const dropComments = (source) =>
  source.replaceAll(/^#.*\n/gm, "").replaceAll(/\n+(?=\S)/g, "\n");
