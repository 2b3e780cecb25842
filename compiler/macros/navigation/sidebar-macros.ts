import { readText } from "../arguments";
import type { Macro } from "../macro";

/** Every sidebar macro of either builder; names that end in `sidebar` need no entry. */
const NAMES = [
  "addonsidebarmain",
  "apiref",
  "cssref",
  "htmlref",
  "jsref",
  "mathmlref",
  "svgref",
];

/** `{{APIRef("DOM")}}` and its likes choose the page's sidebar and show nothing. */
export const sidebarMacros: readonly Macro[] = NAMES.map(createSidebarMacro);

/** The macro for a name such as `jssidebar`, or null when the name is none of a sidebar. */
export function findSidebarMacro(name: string): Macro | null {
  return name.endsWith("sidebar") ? createSidebarMacro(name) : null;
}

function createSidebarMacro(name: string): Macro {
  return {
    names: [name],
    render(args, context) {
      context.addSidebar({
        name,
        args: args.map((_, index) => readText(args, index) ?? ""),
      });
      return "";
    },
  };
}
