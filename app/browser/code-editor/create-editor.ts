import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  currentCompletions,
} from "@codemirror/autocomplete";
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from "@codemirror/commands";
import { css, cssCompletionSource, cssLanguage } from "@codemirror/lang-css";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { wast } from "@codemirror/lang-wast";
import { bracketMatching, indentOnInput, LanguageSupport } from "@codemirror/language";
import { EditorState, type Extension, Transaction } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { EDITOR_THEME } from "./editor-theme";

export interface EditorOptions {
  parent: HTMLElement;
  code: string;
  language: CodeLanguage;
  /** Accessible name. */
  label: string;
  /**
   * Id of the element that explains how to leave the editor by keyboard, because Tab
   * indents.
   */
  hintId?: string;
  /** A small editor for declarations, without line numbers and completions. */
  isDeclarations?: boolean;
  /** Called after each change by the reader, not by `setCode`. */
  onChange(code: string): void;
}

export interface CodeEditor {
  getCode(): string;
  /** Keeps the cursor position and can be undone. */
  setCode(code: string): void;
  focus(): void;
  destroy(): void;
}

/**
 * An editor that fills its parent. Tab indents; Escape followed by Tab leaves it. Within a page's content, it ends
 * by itself after another page has taken the content's place.
 */
export function createEditor(options: EditorOptions): CodeEditor {
  const { parent, code } = options;
  const state = EditorState.create({ doc: code, extensions: listExtensions(options) });
  // Before the view adds its own listener, which would measure once more.
  const unwatch = watchLeaving(parent, () => view.destroy());
  // Named, because it would take the slots around the article for its root, and read the selection there.
  const view = new EditorView({ state, parent, root: document });
  moveStyles();
  return {
    getCode: () => view.state.doc.toString(),
    setCode(next) {
      const { doc, selection } = view.state;
      // Shared code may have CR LF, which the editor counts as one character.
      const text = view.state.toText(next);
      if (doc.eq(text)) return;
      const head = Math.min(selection.main.head, text.length);
      view.dispatch({
        changes: { from: 0, to: doc.length, insert: text },
        selection: { anchor: head },
        annotations: Transaction.userEvent.of(BY_PROGRAM),
      });
    },
    focus: () => view.focus(),
    destroy() {
      unwatch();
      view.destroy();
    },
  };
}

/**
 * Calls back at the first scrolling after an element has left the page's content. An editor measures itself
 * then, for which the browser would lay out the former article, which is hidden until there is time to remove it:
 * two thirds of the time to the next one, on a page with three editors. Its listeners would also keep the article in memory.
 * @returns Function that ends the watch.
 */
function watchLeaving(element: Element, onLeft: () => void): () => void {
  if (!findContent()?.contains(element)) return () => undefined;
  const end = () => {
    removeEventListener("scroll", check, { capture: true });
  };
  function check(): void {
    if (findContent()?.contains(element)) return;
    end();
    onLeft();
  }
  addEventListener("scroll", check, { capture: true, passive: true });
  return end;
}

function findContent(): HTMLElement | null {
  return document.getElementById("content");
}

/**
 * Moves the editor's style sheet to the end of the head. CodeMirror inserts it first,
 * where a later hydration expects the server's first element; React ignores elements at
 * the end.
 */
function moveStyles(): void {
  const first = document.head.firstElementChild;
  if (first instanceof HTMLStyleElement) document.head.append(first);
}

const BY_PROGRAM = "program";

function listExtensions(options: EditorOptions): Extension[] {
  const { language, label, hintId, isDeclarations = false, onChange } = options;
  return [
    // Before the key maps, because a key that one of them has a command for goes no further.
    isDeclarations ? [] : leaveByEscape(),
    isDeclarations ? [] : [lineNumbers(), highlightActiveLineGutter(), autocompletion()],
    isDeclarations ? [] : [highlightActiveLine(), drawSelection()],
    [history(), indentOnInput(), bracketMatching(), closeBrackets()],
    keymap.of([
      ...closeBracketsKeymap,
      ...(isDeclarations ? [] : completionKeymap),
      ...defaultKeymap.filter(({ key }) => key !== "Mod-Enter"),
      ...historyKeymap,
      // In editors of declarations Tab moves the focus, because there is no indentation.
      ...(isDeclarations ? [] : [indentWithTab]),
    ]),
    EditorView.lineWrapping,
    getLanguage(isDeclarations ? "declarations" : language),
    EDITOR_THEME,
    EditorView.contentAttributes.of({
      "aria-label": label,
      ...(hintId !== undefined && { "aria-describedby": hintId }),
      spellcheck: "false",
      // Browsers can focus it anyway, but not every accessibility tool detects that.
      tabindex: "0",
    }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((each) => each.isUserEvent(BY_PROGRAM));
      if (docChanged && !isOwn) onChange(state.doc.toString());
    }),
  ];
}

/**
 * After Escape, Tab moves the focus instead of indenting, without a time limit. Any other
 * key or a new focus restores indentation. An Escape that closes completions does only
 * that.
 */
function leaveByEscape(): Extension {
  return EditorView.domEventHandlers({
    keydown({ key }, view) {
      if (KEEPING.includes(key)) return false;
      // Not by the state of the completions, which also tells of a search that has shown none.
      const isShown = currentCompletions(view.state).length > 0;
      view.setTabFocusMode(key === "Escape" && !isShown);
      return false;
    },
    focus(_event, view) {
      view.setTabFocusMode(false);
      return false;
    },
  });
}

/** Keys that keep the mode unchanged. */
const KEEPING = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Languages of an editor. */
export type CodeLanguage = "html" | "css" | "js" | "wat";

/**
 * Grammar, indentation and completions. HTML includes those of embedded CSS and
 * JavaScript.
 */
function getLanguage(language: CodeLanguage | "declarations"): LanguageSupport {
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
