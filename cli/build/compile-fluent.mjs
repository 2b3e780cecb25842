import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const REQUEST = /\.ftl\?compiled=(start|more)$/;
const BEHAVIOURS = fileURLToPath(new URL("../../app/browser", import.meta.url));

/**
 * Lets a module import the parsed messages of a Fluent file, by id: browsers then need no parser.
 * `./en-US.ftl?compiled=start` has those that the behaviours ask for, with which every page
 * starts, and `?compiled=more` all others. In development the first has them all, so that a new
 * one is found at once.
 *
 * @returns {import("vite").Plugin}
 */
export function compileFluent() {
  /** @type {((id: string) => boolean) | null} */
  let isFirst = null;
  return {
    name: "compile-fluent",
    enforce: "pre",
    configResolved({ command }) {
      isFirst = command === "build" ? createStartTextTest() : () => true;
    },
    load(id) {
      const [request, part] = REQUEST.exec(id) ?? [];
      if (request === undefined || isFirst === null) return null;
      const file = id.replace(/\?.*$/, "");
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, "utf8"));
      const isStart = isFirst;
      const messages = body.filter((each) => isStart(each.id) === (part === "start"));
      const values = Object.fromEntries(messages.map((each) => [each.id, each.value]));
      return `export default ${JSON.stringify(values)}`;
    },
  };
}

/** What may become an id: a template of nothing but its signs and values. */
const ID_TEMPLATE = /`((?:[a-z\d-]|\$\{[^}`]*\})+)`/g;

/**
 * Tells which texts the behaviours ask for: those whose id stands in quotes in app/browser, or is
 * put together there (`sign-${status}`).
 *
 * @returns {(id: string) => boolean}
 */
export function createStartTextTest() {
  const code = readdirSync(BEHAVIOURS, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join(BEHAVIOURS, name), "utf8"))
    .join("\n");
  const patterns = [...code.matchAll(ID_TEMPLATE)]
    .map(([, template = ""]) => template.replace(/\$\{[^}]*\}/g, "*"))
    .filter((template) => template.includes("*") && /[a-z]/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll("*", "[a-z0-9-]+")}$`));
  return (id) =>
    code.includes(`"${id}"`) || patterns.some((pattern) => pattern.test(id));
}
