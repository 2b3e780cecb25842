import { completionStatus } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * After Escape, Tab moves the focus on instead of indenting, however long the reader takes; any
 * other key, or coming back, and it indents again. An Escape that closes completions only does
 * that.
 */
export function leaveByEscape(): Extension {
  return EditorView.domEventHandlers({
    keydown({ key }, view) {
      if (KEEPING.includes(key)) return false;
      view.setTabFocusMode(key === "Escape" && completionStatus(view.state) === null);
      return false;
    },
    focus(_event, view) {
      view.setTabFocusMode(false);
      return false;
    },
  });
}

/** Keys that say nothing about it. */
const KEEPING = ["Tab", "Shift", "Control", "Alt", "Meta"];
