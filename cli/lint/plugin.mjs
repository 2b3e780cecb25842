import { namedTimers } from "./named-timers.mjs";
import { plainComments } from "./plain-comments.mjs";
import { plainLiterals } from "./plain-literals.mjs";

/** Rules of this project (.oxlintrc.json). */
export default {
  meta: { name: "local" },
  rules: {
    "named-timers": namedTimers,
    "plain-comments": plainComments,
    "plain-literals": plainLiterals,
  },
};
