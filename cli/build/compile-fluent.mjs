import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { createTextSorter } from "./sort-texts.mjs";

const REQUEST = /\.ftl\?compiled=(start|reading|app)$/;

/**
 * Lets a module import the parsed messages of a Fluent file by id, so that browsers need no
 * parser. `./en-US.ftl?compiled=start` holds the messages that pages start with,
 * `?compiled=reading` the others of reading pages, `?compiled=app` the rest (sort-texts). In
 * development the first part holds all messages, so that a new one is found at once.
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
      if (request === undefined || sort === null) return null;
      const file = id.replace(/\?.*$/, "");
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, "utf8"));
      const toPart = sort;
      const messages = body.filter((each) => toPart(each.id) === part);
      const values = Object.fromEntries(messages.map((each) => [each.id, each.value]));
      return `export default ${JSON.stringify(values)}`;
    },
  };
}
