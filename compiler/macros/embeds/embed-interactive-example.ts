import { parseExampleHeight } from "~/domain/documents/sample";
import { findOwn } from "~/domain/text/find-own";
import { describeRetiredExample } from "../../flaws/macros";
import { readText, requireText } from "../arguments";
import type { Macro } from "../macro";

/** `pages/css/grid-gap.html`: the kind of example, and the name of its file. */
const EXAMPLE_PATH = /^\/?pages\/([\w-]+)\/([^/]+?)(?:\.html)?$/;
const DEMOS: Readonly<Record<string, string>> = {
  css: "CSS Demo",
  js: "JavaScript Demo",
  wat: "Wat Demo",
};
const OTHER_DEMO = "HTML Demo";

/**
 * `{{EmbedInteractiveExample("pages/css/gap.html", "taller"?)}}` referred to a host that is
 * gone. Renders nothing; the flaw suggests the replacing call.
 */
export const embedInteractiveExample: Macro = {
  names: ["embedinteractiveexample"],
  render(args, { page, report }) {
    const path = requireText(args, 0, "the path");
    const demo = findOwn(DEMOS, EXAMPLE_PATH.exec(path)?.[1] ?? "") ?? OTHER_DEMO;
    const height = parseExampleHeight(readText(args, 1) ?? "");
    const name = JSON.stringify(`${demo}: ${page.shortTitle}`);
    const call = `{{InteractiveExample(${height ? `${name}, "${height}"` : name})}}`;
    report(describeRetiredExample(call));
    return "";
  },
};
