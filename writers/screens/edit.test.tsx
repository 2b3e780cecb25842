import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadWriterTexts } from "~/l10n/writer-texts.server";
import { DraftFlaws } from "./edit.server";

const FLAW = {
  check: "table-header",
  severity: "warning",
  file: "en-us/index.md",
  message: "The table has no header cells.",
  suggestion: null,
  column: 1,
} as const;

test("names the line of a draft's flaw without a colon, before which French has a space", () => {
  const flaws = [{ ...FLAW, line: 3 }];
  const html = renderToStaticMarkup(
    <DraftFlaws text={loadWriterTexts()("fr")} flaws={flaws} />,
  );
  expect(html).toContain('<b>Ligne 3</b> <span lang="en">The table');
});
