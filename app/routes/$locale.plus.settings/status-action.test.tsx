import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentStatus } from "~/domain/offline/content-status";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { StatusAction } from "./status-action";

function render(phase: ContentStatus["phase"], more: Partial<ContentStatus> = {}) {
  const facts = { local: null, remote: null, timestamp: "", problem: null };
  return renderToStaticMarkup(
    <LocaleProvider locale="en-US" text={getInterfaceText("en-US")}>
      <StatusAction
        status={{ ...facts, phase, progress: 0.5, ...more }}
        tell={() => undefined}
      />
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

const LOCAL = { version: "1", date: "2026-11-01" };

function createUpdate(latest: string) {
  return { date: "2026-11-02", latest, updates: [] };
}

test.each([
  ["nothing is stored", {}, "", "Download"],
  ["a package was interrupted", { progress: 0.5 }, "Stopped at 50%", "Continue"],
  ["nothing newer is known", { local: LOCAL }, "Up to date", "Check for updates"],
  [
    "the stored content is the latest",
    { local: LOCAL, remote: createUpdate("1") },
    "Up to date",
    "Check for updates",
  ],
  [
    "there is newer content",
    { local: LOCAL, remote: createUpdate("2") },
    "",
    "Update now",
  ],
])("offers what comes next when %s", (_, status, label, action) => {
  const html = render("idle", { progress: null, ...status });
  expect(html).toContain(`<p role="status">${label}</p>`);
  expect(html).toContain(`>${action}</button>`);
});
