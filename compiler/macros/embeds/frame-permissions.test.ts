import { expect, test } from "vitest";
import type { FlawReport } from "~/domain/documents/flaw";
import { renderAllow, renderSandbox } from "./frame-permissions";

function run(
  render: typeof renderAllow,
  list: string | null,
): { html: string; suggestions: FlawReport["suggestion"][] } {
  const flaws: FlawReport[] = [];
  const html = render([list], 0, { report: (flaw) => flaws.push(flaw) });
  expect(flaws.every(({ check }) => check === "embed-permission")).toBe(true);
  return { html, suggestions: flaws.map(({ suggestion }) => suggestion ?? null) };
}

test.each([
  [null, "", []],
  ["Camera; microphone", ' allow="camera; microphone"', []],
  ["fullscreen fullscreen", ' allow="fullscreen"', []],
  ["fulscreen; web-share", ' allow="web-share"', ["fullscreen"]],
  ["allow-forms", "", ["give it as the 8th argument"]],
  ['*"><script>', "", [null]],
])("allows of %j what a sample may ask for", (list, html, suggestions) => {
  expect(run(renderAllow, list)).toEqual({ html, suggestions });
});

const OWN = "allow-same-origin allow-scripts";

test.each([
  [null, OWN, []],
  ["allow-modals allow-popups", `allow-modals allow-popups ${OWN}`, []],
  ["allow-scripts", OWN, []],
  ["allow-form", OWN, ["allow-forms"]],
  ["allow-top-navigation", OWN, [null]],
  ["fullscreen", OWN, ["give it as the 7th argument"]],
])("opens the sandbox for %j no further than accepted", (list, tokens, suggestions) => {
  const html = ` sandbox="${tokens}"`;
  expect(run(renderSandbox, list)).toEqual({ html, suggestions });
});
