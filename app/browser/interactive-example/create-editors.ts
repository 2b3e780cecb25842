import {
  createEditor,
  type CodeEditor,
  type CodeLanguage,
} from "../code-editor/create-editor";
import { moveTabIndex } from "../move-index";
import { readCode, type ExampleParts } from "./read-example";

const LANGUAGES: readonly CodeLanguage[] = ["html", "css", "js", "wat"];

export interface ExampleEditors {
  has(language: CodeLanguage): boolean;
  getCode(language: CodeLanguage): string;
  reset(): void;
}

/** Replaces the code of each language by an editor, in the existing tab panels. */
export function createEditors(
  { form }: Pick<ExampleParts, "form">,
  onChange: () => void,
): ExampleEditors {
  const hintId = form.querySelector(".example-hint")?.id;
  const editors = new Map<CodeLanguage, { editor: CodeEditor; written: string }>();
  for (const panel of form.querySelectorAll<HTMLElement>(".example-editor")) {
    const language = LANGUAGES.find((known) => known === panel.dataset["language"]);
    if (!language) continue;
    const written = Array.from(panel.querySelectorAll("pre"), readCode).join("\n");
    const label = panel.dataset["name"] ?? "";
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

/** Activates a tab list: click, arrow keys, Home and End. */
function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  list.addEventListener("click", ({ target }) => {
    const tab = tabs.find((each) => each === target);
    if (tab) select(tab, tabs);
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    const next = tabs[moveTabIndex(event.key, at, tabs.length) ?? -1];
    if (at === -1 || !next) return;
    event.preventDefault();
    select(next, tabs);
    next.focus();
  });
}

function select(selected: HTMLElement, tabs: readonly HTMLElement[]): void {
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    panel?.toggleAttribute("data-off", !isSelected);
  }
}
