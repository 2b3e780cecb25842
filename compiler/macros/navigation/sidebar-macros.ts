import { readText } from "../arguments";
import type { Macro } from "../macro";

/** Sidebar macros of both builders; names that end in `sidebar` need no entry. */
const NAMES = [
  "addonsidebarmain",
  "apiref",
  "cssref",
  "htmlref",
  "jsref",
  "mathmlref",
  "svgref",
];

/** `{{APIRef("DOM")}}` and its siblings choose the page's sidebar and render nothing. */
export const sidebarMacros: readonly Macro[] = NAMES.map(createSidebarMacro);

/** Returns the macro for a name such as `jssidebar`; null for other names. */
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
