import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { createTextSorter } from "./sort-texts.mjs";

const REQUEST = /\.ftl\?compiled=(start|reading|app)$/;
const RAW_REQUEST = /\.ftl\?raw$/;

/**
 * Lets a module import the parsed messages of a Fluent file by id, so that browsers need no
 * parser. `./en-US.ftl?compiled=start` holds the messages that pages start with,
 * `?compiled=reading` the others of reading pages, `?compiled=app` the rest (sort-texts). In
 * development the first part holds all messages, so that a new one is found at once.
 * `./en-US.ftl?raw` holds the file without its comments, which readers of the offline site would download.
 *
 * @param {Parameters<typeof createTextSorter>[0]} isAppPath
 * @returns {import("vite").Plugin}
 */
export function compileFluent(isAppPath) {
  /** @type {ReturnType<typeof createTextSorter> | null} */
  let sort = null;
  return {
    name: "compile-fluent",
    enforce: "pre",
    configResolved({ command }) {
      sort = command === "build" ? createTextSorter(isAppPath) : () => "start";
    },
    load(id) {
      const [request, part] = REQUEST.exec(id) ?? [];
      const isRaw = RAW_REQUEST.test(id);
      if ((request === undefined && !isRaw) || sort === null) return null;
      const file = id.replace(/\?.*$/, "");
      this.addWatchFile(file);
      const source = readFileSync(file, "utf8");
      if (isRaw) return `export default ${JSON.stringify(dropComments(source))}`;
      const { body } = new FluentResource(source);
      const toPart = sort;
      const messages = body.filter((each) => toPart(each.id) === part);
      const values = Object.fromEntries(messages.map((each) => [each.id, each.value]));
      return `export default ${JSON.stringify(values)}`;
    },
  };
}

/**
 * Drops comments and blank lines between messages of a Fluent file. Lines of a message are indented.
 *
 * @param {string} source
 */
export const dropComments = (source) =>
  source.replaceAll(/^#.*\n/gm, "").replaceAll(/\n+(?=\S)/g, "\n");
