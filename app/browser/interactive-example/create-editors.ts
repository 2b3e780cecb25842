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

/** Replaces the code of each language by an editor, in the existing tab panels. */
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
      parent: panel,
      code: written,
      language,
      label,
      onChange,
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
 * The editor replaces its panel in the tab order. If keyboard focus is on the panel, it
 * stays there, because Tab in the editor would indent instead of moving on.
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
