import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const QUERY = "?compiled";

/**
 * Lets `import texts from "./en-US.ftl?compiled"` give parsed messages, by id: browsers then need
 * no parser.
 *
 * @returns {import("vite").Plugin}
 */
export function compileFluent() {
  return {
    name: "compile-fluent",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, "utf8"));
      const values = Object.fromEntries(body.map((entry) => [entry.id, entry.value]));
      return `export default ${JSON.stringify(values)}`;
    },
  };
}
