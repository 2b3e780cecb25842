import type { CodeLanguage } from "../code-editor/code-language";
import { createEditor, type CodeEditor } from "../code-editor/create-editor";
import { createElement } from "../create-element";
import { createTabs } from "./create-tabs";
import { createHint } from "./example-frame";
import type { ExampleParts } from "./read-example";

const NAMES: Readonly<Record<CodeLanguage, string>> = {
  html: "HTML",
  css: "CSS",
  js: "JavaScript",
  wat: "WAT",
};

export interface ExampleEditors {
  element: HTMLElement;
  getCode(language: CodeLanguage): string;
  reset(): void;
}

/** An editor for each language of an example, behind tabs where there are several. */
export function createEditors(parts: ExampleParts, onChange: () => void): ExampleEditors {
  const element = createElement("div", { class: "example-editors" });
  const hint = createHint(parts);
  const editors = new Map<CodeLanguage, CodeEditor>();
  const panels = [...parts.code].map(([language, code]) => {
    const panel = createElement("div", { class: "example-editor" });
    const label = `${NAMES[language]}: ${parts.name}`;
    editors.set(
      language,
      createEditor({ parent: panel, code, language, label, hintId: hint.id, onChange }),
    );
    return { label: NAMES[language], panel };
  });
  if (panels.length > 1) element.append(createTabs(parts.name, panels));
  element.append(...panels.map(({ panel }) => panel), hint);
  return {
    element,
    getCode: (language) => editors.get(language)?.getCode() ?? "",
    reset() {
      for (const [language, editor] of editors)
        editor.setCode(parts.code.get(language) ?? "");
    },
  };
}
