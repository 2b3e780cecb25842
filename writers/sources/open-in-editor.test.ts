import { expect, test } from "vitest";
import {
  isEditorAddress,
  openInEditor,
  toEditorAddress,
  toEditorCommand,
} from "./open-in-editor.server";

const FILE = "/docs/a b/$(x)/index.md";

test.each([
  ["code", ["code", "--goto", `${FILE}:7:3`]],
  [
    "/usr/bin/code --reuse-window",
    ["/usr/bin/code", "--reuse-window", "--goto", `${FILE}:7:3`],
  ],
  ["subl", ["subl", `${FILE}:7:3`]],
  ["vim", ["vim", "+7", FILE]],
  ["webstorm.sh", ["webstorm.sh", "--line", "7", FILE]],
  ["my-editor", ["my-editor", FILE]],
])("%s gets the file as one argument, with the line where it can", (editor, command) => {
  expect(toEditorCommand(editor, { file: FILE, line: 7, column: 3 })).toEqual(command);
});

test("a file without a line is opened at its beginning", () => {
  const place = { file: FILE, line: null, column: null };
  expect(toEditorCommand("code", place)).toEqual(["code", FILE]);
});

test("an address has the file percent-encoded", () => {
  const editor = "vscode://file/{file}:{line}:{column}";
  expect(isEditorAddress(editor)).toBe(true);
  expect(isEditorAddress("code")).toBe(false);
  expect(toEditorAddress(editor, { file: "/a b/?#.md", line: 2, column: null })).toBe(
    "vscode://file//a%20b/%3F%23.md:2:1",
  );
});

test("tells that a program is not there", async () => {
  const place = { file: FILE, line: 1, column: 1 };
  expect(await openInEditor("/nowhere/editor", place)).toBe(false);
});
