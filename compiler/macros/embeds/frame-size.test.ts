import { expect, test } from "vitest";
import type { FlawReport } from "~/domain/documents/flaw";
import type { MacroArgument } from "../macro";
import { renderFrameSize } from "./frame-size";

function render(size: MacroArgument, least = 0): { html: string; flaws: FlawReport[] } {
  const flaws: FlawReport[] = [];
  const html = renderFrameSize(
    { name: "width", args: [size], index: 0, least },
    { report: (flaw) => flaws.push(flaw) },
  );
  return { html, flaws };
}

test.each([
  [200, ' width="200"'],
  ["100%", ' width="100%"'],
  ["300PX", ' width="300px"'],
  ["12.5", ' width="12.5"'],
  ["auto", ""],
  [null, ""],
])("copies the size %j", (size, html) => {
  expect(render(size)).toEqual({ html, flaws: [] });
});

test.each(["20em", "wide", '1" onload="x', -5, "100%%"])(
  "drops %j with a flaw",
  (size) => {
    const { html, flaws } = render(size);
    expect(html).toBe("");
    expect(flaws).toMatchObject([{ check: "embed-size", suggestion: "100%" }]);
  },
);

test.each([
  [59, ' width="60"'],
  ["59px", ' width="60"'],
  [60, ' width="60"'],
  ["10%", ' width="10%"'],
])("makes %j no smaller than what shows something useful", (size, html) => {
  expect(render(size, 60)).toEqual({ html, flaws: [] });
});
