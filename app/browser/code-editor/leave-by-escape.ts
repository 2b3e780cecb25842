import { completionStatus } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * After Escape, Tab moves the focus instead of indenting, without a time limit. Any other
 * key or a new focus restores indentation. An Escape that closes completions does only
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

/** Keys that keep the mode unchanged. */
const KEEPING = ["Tab", "Shift", "Control", "Alt", "Meta"];
