/** Languages of an editor. */
export type CodeLanguage = "html" | "css" | "js" | "wat";
