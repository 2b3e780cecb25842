import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const QUERY = /\.ftl\?compiled(?:&part=(?<part>\w+))?$/;

/**
 * Lets `import texts from "./en-US.ftl?compiled"` give parsed messages, by id: browsers then need
 * no parser. The texts of a part come with `?compiled&part=NAME`, and not without.
 *
 * @param {readonly {name: string, ids: RegExp}[]} parts
 * @returns {import("vite").Plugin}
 */
export function compileFluent(parts) {
  return {
    name: "compile-fluent",
    enforce: "pre",
    load(id) {
      const query = QUERY.exec(id);
      if (!query) return null;
      const file = id.slice(0, id.indexOf("?"));
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, "utf8"));
      const wanted = query.groups?.["part"];
      const values = body
        .filter((message) => findPart(message.id) === wanted)
        .map((message) => [message.id, message.value]);
      return `export default ${JSON.stringify(Object.fromEntries(values))}`;
    },
  };

  /** @param {string} id */
  function findPart(id) {
    return parts.find(({ ids }) => ids.test(id))?.name;
  }
}
