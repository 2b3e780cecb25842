import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { LoadingPlaceholder } from "./loading-placeholder";

function render(minHeight?: number): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <LoadingPlaceholder {...(minHeight !== undefined && { minHeight })} />
    </LocaleProvider>,
  );
}

test("reserves 200 px and shows a message", () => {
  expect(render()).toContain("min-height:200px");
  expect(render()).toContain(">Loading…</span>");
});

test("reserves the requested height", () => {
  expect(render(800)).toContain("min-height:800px");
});
