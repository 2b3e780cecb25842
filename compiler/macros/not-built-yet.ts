import type { Macro } from "./macro";

/** Known macros that show nothing so far. Building one means to take its name out here. */
const NAMES = [
  "embedinteractiveexample",
  "embedlivesample",
  "interactiveexample",
  "jsfiddleembed",
  "livesamplelink",
  "livesampleurl",
];

/** Macros that the writer may rely on to come: nothing is shown, a warning says so. */
export const notBuiltYet: readonly Macro[] = NAMES.map((name) => ({
  names: [name],
  render(_args, context) {
    context.report({
      check: "macro-not-built-yet",
      severity: "warning",
      message: `The macro ${name} is known but shows nothing yet`,
    });
    return "";
  },
}));
