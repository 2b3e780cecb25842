import { describeRetiredMacro, REMOVE_CALL } from "../../flaws/macros";
import type { Macro } from "../macro";

interface Retired {
  names: readonly string[];
  /** The replacement for authors. */
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

/** Macros without a replacement: they render nothing, and the flaw says what to do. */
export const retired: readonly Macro[] = RETIRED.map(({ names, instead }) => ({
  names,
  render(_args, { report }) {
    report(describeRetiredMacro(instead, REMOVE_CALL));
    return "";
  },
}));

/** Markers of retired technologies render nothing and are no flaw. */
export const ignored: Macro = { names: ["xulelem"], render: () => "" };
