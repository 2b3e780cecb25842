import { describeRetiredMacro } from "../../flaws/macros";
import type { Macro } from "../macro";

interface Retired {
  names: readonly string[];
  /** What the writer does now. */
  instead: string;
}

const RETIRED: readonly Retired[] = [
  {
    names: ["page"],
    instead:
      "Text of other pages is no longer copied in: link to the page, or repeat the text",
  },
  {
    names: ["propertiesbox"],
    instead: "Facts about an element are written as a table with the class properties",
  },
];

/** Macros that nothing can stand in for: they show nothing, and the flaw says what to do. */
export const retired: readonly Macro[] = RETIRED.map(({ names, instead }) => ({
  names,
  render(_args, { report }) {
    report(describeRetiredMacro(instead));
    return "";
  },
}));

/** Markers of retired technologies: nothing is shown, and nothing is wrong with that. */
export const ignored: Macro = { names: ["xulelem"], render: () => "" };
