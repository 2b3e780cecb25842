import { expect, test } from "vitest";
import { toFileName } from "./display-dialogs";

test.each([
  ["/en-US/docs/Web/CSS/grid", "css", "grid.css"],
  ["/en-US/docs/Web/CSS/grid/", "json", "grid.json"],
  ["/en-US/docs/Web/CSS/grid", "Web Assembly", "grid.txt"],
  ["/", "", "code.txt"],
])("names the code of %s in %j %s", (path, language, name) => {
  expect(toFileName(path, language)).toBe(name);
});
