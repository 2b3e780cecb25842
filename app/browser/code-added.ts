/** Event on the document after a script has added blocks of code. */
export const CODE_ADDED = "code-added";
