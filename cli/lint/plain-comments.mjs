/**
 * @import { RuleTester } from "oxlint/plugins-dev"
 * @typedef {Parameters<RuleTester["run"]>[1]} Rule
 * @typedef {Parameters<NonNullable<Rule["create"]>>[0]} Context
 */

/**
 * First words that make a comment hard to read: free relatives ("What is public hangs on it"),
 * subjects that do not exist ("Nobody waits"), pronouns of something above ("Those of a store"), and
 * fragments ("Of a browser that left").
 */
const FIRST_WORDS = [
  "What",
  "Who",
  "Whoever",
  "Whose",
  "That",
  "Those",
  "Else",
  "Of",
  "Nobody",
  "Nothing",
  "With",
  "Without",
  "For who",
];

/**
 * Matches the text of such a comment. It has no flags because stylelint takes none: .stylelintrc.json
 * holds the same pattern for style sheets.
 */
export const UNCLEAR_START = new RegExp(
  `^[\\s*]*(?:${FIRST_WORDS.map(toEitherCase).join("|")})\\b`,
);

/**
 * A comment starts with its subject and a verb. Checks line, block and JSDoc comments.
 *
 * @type {Rule}
 */
export const plainComments = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      unclear:
        'Start the comment with its subject and a verb, not with "{{start}}": "Evicts a connection after a query times out."',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of firstComments(context.sourceCode.getAllComments())) {
          const start = UNCLEAR_START.exec(comment.value);
          if (start === null) continue;
          const data = { start: start[0].replace(/^[\s*]+/, "") };
          context.report({ loc: comment.loc, messageId: "unclear", data });
        }
      },
    };
  },
};

/** @param {string} word "What" becomes "[Ww]hat" */
function toEitherCase(word) {
  return word.replace(/^./, (letter) => `[${letter}${letter.toLowerCase()}]`);
}

/**
 * Leaves out the line comments that continue the comment of the line above.
 *
 * @param {ReturnType<Context["sourceCode"]["getAllComments"]>} comments
 */
function firstComments(comments) {
  return comments.filter((comment, index) => {
    const above = comments[index - 1];
    return !(
      comment.type === "Line" &&
      above?.type === "Line" &&
      above.loc.start.line === comment.loc.start.line - 1 &&
      above.loc.start.column === comment.loc.start.column
    );
  });
}
