import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { answerInvalidSession } from "~/services/api-answers/index.server";
import { readOutcome, SettingSwitch } from "./setting-switch";

function render(isOn: boolean) {
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <SettingSwitch rowId="row" intent="no_ads" isOn={isOn} />
    </LocaleProvider>,
  );
}

test("submits the opposite state", () => {
  expect(render(false)).toMatch(/<form method="post".*name="value" value="true"/);
  expect(render(true)).toMatch(
    /name="intent" value="no_ads".*name="value" value="false"/,
  );
});

test("is a switch labelled by its row, with its state in words", () => {
  const html = render(true);
  expect(html).toMatch(/type="submit" role="switch" aria-checked="true"/);
  expect(html).toContain('aria-labelledby="row-title"');
  expect(html).toContain(">On</span>");
  expect(render(false)).toContain(">Off</span>");
});

test("shows no status before anything is saved", () => {
  expect(render(true)).toMatch(/<p id="row-state"[^>]*role="status"><\/p>/);
});

test.each([
  ["saved", new Response(null, { status: 201 })],
  ["signed-out", new Response("Please log in first", { status: 401 })],
  ["signed-out", answerInvalidSession()],
  ["failed", new Response("This can't be stored: no_ads", { status: 400 })],
  ["foreign", Response.json({ error: "Foreign form" }, { status: 409 })],
  ["failed", new Response(null, { status: 503 })],
])("is %s after the API's response %#", async (state, response) => {
  expect(await readOutcome(response)).toBe(state);
});
