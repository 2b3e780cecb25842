/** Literals that stand directly in another one, in arguments, or among the attributes of an element. */
const SPREAD = [
  "ObjectExpression > SpreadElement > ObjectExpression",
  "ObjectExpression > SpreadElement > TSAsExpression > ObjectExpression",
  ":matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression",
  "JSXSpreadAttribute > ObjectExpression",
].join(", ");

/**
 * Refuses literals that are spread at once, because the compiler reports no unknown properties there, and
 * the entries say the same without.
 *
 * @type {import("./plain-comments.mjs").Rule}
 */
export const plainLiterals = {
  meta: {
    type: "problem",
    schema: [],
    messages: { spread: "Write the entries without the spread." },
  },
  create(context) {
    return { [SPREAD]: (node) => context.report({ node, messageId: "spread" }) };
  },
};
