/** What can be written in an editor. */
export type CodeLanguage = "html" | "css" | "js" | "wat";
