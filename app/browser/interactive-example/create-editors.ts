import type { CodeLanguage } from "../code-editor/find-language";
import { createEditor, type CodeEditor } from "../code-editor/create-editor";
import { readCode, type ExampleParts } from "./read-example";
import { startTabs } from "./start-tabs";

const LANGUAGES: readonly CodeLanguage[] = ["html", "css", "js", "wat"];

export interface ExampleEditors {
  has(language: CodeLanguage): boolean;
  getCode(language: CodeLanguage): string;
  reset(): void;
}

/** Puts an editor in the place of each language's code, behind the tabs that are there. */
export function createEditors(
  { form, name }: ExampleParts,
  onChange: () => void,
): ExampleEditors {
  const hintId = form.querySelector(".example-hint")?.id;
  const editors = new Map<CodeLanguage, { editor: CodeEditor; written: string }>();
  for (const panel of form.querySelectorAll<HTMLElement>(".example-editor")) {
    const language = LANGUAGES.find((known) => known === panel.dataset["language"]);
    if (!language) continue;
    const written = Array.from(panel.querySelectorAll("pre"), readCode).join("\n");
    const label = `${panel.dataset["label"] ?? ""}: ${name}`;
    const editor = createEditor({
      ...{ parent: panel, code: written, language, label, onChange },
      ...(hintId !== undefined && { hintId }),
    });
    editors.set(language, { editor, written });
    giveFocus(panel, editor);
  }
  const tabs = form.querySelector<HTMLElement>("[role=tablist]");
  if (tabs) startTabs(tabs);
  return {
    has: (language) => editors.has(language),
    getCode: (language) => editors.get(language)?.editor.getCode() ?? "",
    reset() {
      for (const { editor, written } of editors.values()) editor.setCode(written);
    },
  };
}

/**
 * The editor takes the place of its panel on the keyboard's way. Somebody who has just come to
 * the panel by keys stays there: in the editor, Tab would indent and not go on.
 */
function giveFocus(panel: HTMLElement, editor: CodeEditor): void {
  const leave = () => panel.removeAttribute("tabindex");
  if (document.activeElement !== panel) leave();
  else if (panel.matches(":focus-visible"))
    panel.addEventListener("blur", leave, { once: true });
  else {
    editor.focus();
    leave();
  }
}
