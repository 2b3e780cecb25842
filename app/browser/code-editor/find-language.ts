import { css, cssCompletionSource, cssLanguage } from "@codemirror/lang-css";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { wast } from "@codemirror/lang-wast";
import { LanguageSupport } from "@codemirror/language";

/** Languages of an editor. */
export type CodeLanguage = "html" | "css" | "js" | "wat";

/**
 * Grammar, indentation and completions. HTML includes those of embedded CSS and
 * JavaScript.
 */
export function findLanguage(language: CodeLanguage | "declarations"): LanguageSupport {
  switch (language) {
    case "html":
      return html();
    case "css":
      return css();
    case "declarations":
      return createDeclarations();
    case "js":
      return javascript();
    case "wat":
      return wast();
  }
}

/** CSS declarations without a surrounding rule. */
function createDeclarations(): LanguageSupport {
  const language = cssLanguage.configure({ top: "Styles" });
  return new LanguageSupport(
    language,
    language.data.of({ autocomplete: cssCompletionSource }),
  );
}
