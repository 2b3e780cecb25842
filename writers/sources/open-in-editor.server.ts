import { spawn } from "node:child_process";
import { basename } from "node:path";

export interface EditorPlace {
  /** Absolute path. */
  file: string;
  line: number | null;
  column: number | null;
}

/** Programs that take the place as `file:line:column`, after an option or alone. */
const GOTO_EDITORS = /^(?:code(?:-insiders|-oss)?|codium|cursor|windsurf)$/;
const SUFFIX_EDITORS = /^(?:subl|sublime_text|zed|atom|hx|helix)$/;
const PLUS_EDITORS = /^(?:g?vim?|nvim|mvim|emacs|emacsclient|nano|micro|gedit|kak|kate)$/;
const LINE_EDITORS = /^(?:idea|webstorm|phpstorm|pycharm)(?:64)?$/;

/** Tells whether EDITOR is an address such as `vscode://file/{file}:{line}`. */
export function isEditorAddress(editor: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(editor);
}

/** The address that opens a place, for a link. */
export function toEditorAddress(
  editor: string,
  { file, line, column }: EditorPlace,
): string {
  return editor
    .replaceAll("{file}", encodeURI(file).replaceAll(/[?#]/g, encodeURIComponent))
    .replaceAll("{line}", String(line ?? 1))
    .replaceAll("{column}", String(column ?? 1));
}

/** Splits EDITOR into a program and its arguments, with those of a place. */
export function toEditorCommand(editor: string, place: EditorPlace): string[] {
  const [program = "", ...own] = editor.trim().split(/\s+/);
  return [program, ...own, ...toPlaceArguments(program, place)];
}

function toPlaceArguments(
  program: string,
  { file, line, column }: EditorPlace,
): string[] {
  if (line === null) return [file];
  const name = basename(program).replace(/\.(?:exe|cmd|sh)$/i, "");
  const suffixed = `${file}:${line}:${column ?? 1}`;
  if (GOTO_EDITORS.test(name)) return ["--goto", suffixed];
  if (SUFFIX_EDITORS.test(name)) return [suffixed];
  if (PLUS_EDITORS.test(name)) return [`+${line}`, file];
  if (LINE_EDITORS.test(name)) return ["--line", String(line), file];
  return [file];
}

/** Starts the editor as a process of its own, without a shell; false when there is none. */
export function openInEditor(editor: string, place: EditorPlace): Promise<boolean> {
  const [program = "", ...args] = toEditorCommand(editor, place);
  return new Promise((resolve) => {
    const child = spawn(program, args, { detached: true, stdio: "ignore", shell: false });
    child.on("error", () => resolve(false));
    child.on("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
