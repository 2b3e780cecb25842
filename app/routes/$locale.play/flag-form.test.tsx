import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { FlagForm, type FlagFormProps } from "./flag-form";

function render(refused: FlagFormProps["refused"]) {
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <FlagForm id="x" refused={refused} />
    </LocaleProvider>,
  );
}

test("is closed at first, and requires a reason", () => {
  const html = render(null);
  expect(html).toMatch(/<details(?![^>]* open)/);
  expect(html).toMatch(/<textarea[^>]* required=""/);
  expect(html).toMatch(/<textarea[^>]* aria-invalid="false"/);
  expect(html).not.toMatch(/autofocus|aria-describedby/);
  expect(html).toContain("Cancel");
});

test("stays open with the error at the reason, which has the focus", () => {
  const html = render({ reason: " ", problem: "reason" });
  expect(html).toMatch(/<details[^>]* open=""/);
  expect(html).toMatch(
    /<textarea[^>]* autofocus="" aria-invalid="true" aria-describedby="play-reason-fault"/i,
  );
  expect(html).toContain("Please say what is wrong with this code.");
});

test("keeps a valid reason that could not be sent", () => {
  const html = render({ reason: "Asks for passwords", problem: "limited" });
  expect(html).toContain(">Asks for passwords</textarea>");
  expect(html).toContain('aria-invalid="false"');
});
