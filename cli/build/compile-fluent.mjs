import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { createFrameTextTest } from "./frame-code.mjs";

const REQUEST = /\.ftl\?compiled=(frame|more)$/;

/**
 * Lets a module import the parsed messages of a Fluent file, by id: browsers then need no parser.
 * `./en-US.ftl?compiled=frame` has those that documents' pages ask for, `?compiled=more` all
 * others. In development the frame has them all, so that a new one is found at once.
 *
 * @returns {import("vite").Plugin}
 */
export function compileFluent() {
  /** @type {((id: string) => boolean) | null} */
  let isInFrame = null;
  return {
    name: "compile-fluent",
    enforce: "pre",
    configResolved({ command }) {
      isInFrame = command === "build" ? createFrameTextTest() : () => true;
    },
    load(id) {
      const [request, part] = REQUEST.exec(id) ?? [];
      if (request === undefined || isInFrame === null) return null;
      const file = id.replace(/\?.*$/, "");
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, "utf8"));
      const isWanted = isInFrame;
      const messages = body.filter((each) => isWanted(each.id) === (part === "frame"));
      const values = Object.fromEntries(messages.map((each) => [each.id, each.value]));
      return `export default ${JSON.stringify(values)}`;
    },
  };
}
