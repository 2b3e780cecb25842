import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentStatus } from "~/domain/offline/content-status";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { StatusAction } from "./status-action";

function render(phase: ContentStatus["phase"]) {
  const facts = { local: null, remote: null, timestamp: "", problem: null };
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <StatusAction status={{ ...facts, phase, progress: 0.5 }} tell={() => undefined} />
    </LocaleProvider>,
  );
}

test("announces that a download begins", () => {
  expect(render("download")).toContain('<p role="status">Downloading…</p>');
});

test("announces no per cent while it unpacks, which the progress bar has", () => {
  expect(render("unpack")).toContain(
    '<p role="status" aria-live="off">Unpacking… 50%</p>',
  );
  expect(render("unpack")).toContain('<progress value="0.5"');
});
