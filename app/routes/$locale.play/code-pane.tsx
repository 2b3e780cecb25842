import { useEffect, useRef } from "react";
import type { CodeEditor } from "~/browser/code-editor/create-editor";
import { loadChunk } from "~/browser/loading/load-chunk";
import type { PlayCode } from "~/domain/play/play-state";
import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";

export interface CodePaneProps {
  part: keyof PlayCode;
  /** Name of the language, not translated. */
  name: string;
  code: string;
  /** Increases when `code` is set from outside this editor. */
  version: number;
  onChange(code: string): void;
}

/** Id of the hint for all editors. */
export const HINT = "play-hint";

/** One language: a text area, replaced by an editor once loaded. */
export function CodePane({ part, name, code, version, onChange }: CodePaneProps) {
  const text = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const label = text("play-editor", { language: name });
  useEditor({ area, host, part, label, code, version, onChange });
  return (
    <details className={styles.pane} open>
      <summary>{name}</summary>
      <div className={styles.editor} ref={host}>
        <textarea
          ref={area}
          name={part}
          defaultValue={code}
          aria-label={label}
          aria-describedby={HINT}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </details>
  );
}

interface EditorFacts extends Omit<CodePaneProps, "name"> {
  area: React.RefObject<HTMLTextAreaElement>;
  host: React.RefObject<HTMLDivElement>;
  label: string;
}

function useEditor(facts: EditorFacts): void {
  const { area, host, part, label, code, version } = facts;
  const editor = useRef<CodeEditor | null>(null);
  const change = useRef(facts.onChange);
  change.current = facts.onChange;
  useEffect(() => {
    let isGone = false;
    const shown = area.current;
    void loadChunk("the editor", () => import("~/browser/code-editor/create-editor"))
      .then(({ createEditor }) => {
        const parent = host.current;
        if (isGone || !shown || !parent) return;
        const hasFocus = document.activeElement === shown;
        editor.current = createEditor({
          parent,
          label,
          hintId: HINT,
          language: part,
          code: shown.value,
          onChange(next) {
            // Keeps the text area in step, which is the one to edit again without the editor.
            shown.value = next;
            change.current(next);
          },
        });
        // Not sent with a report: the browser keeps changed code by the address that the answer leads back to.
        shown.hidden = shown.disabled = true;
        if (hasFocus) editor.current.focus();
      })
      // The text areas stay usable.
      .catch((error: unknown) => console.warn(error));
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = null;
      if (shown) shown.hidden = shown.disabled = false;
    };
  }, [area, host, part, label]);
  useEffect(() => {
    if (version === 0) return;
    if (area.current) area.current.value = code;
    editor.current?.setCode(code);
    // oxlint-disable-next-line react/exhaustive-deps -- only code set from outside the editor, marked by `version`, is passed to it
  }, [version]);
}
