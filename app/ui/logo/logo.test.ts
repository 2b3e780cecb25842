import { expect, test } from "vitest";
import { getLogoVariant } from "./logo";

test.each([
  ["/fr/plus", "plus"],
  ["/en-US/plus/ai-help", "plus"],
  ["/fr/docs/Web/CSS", "docs"],
  ["/fr/", "plain"],
  ["/en-US/blog/", "plain"],
  ["/fr/plusminus", "plain"],
])("shows on %s the logo %s", (path, variant) => {
  expect(getLogoVariant(path)).toBe(variant);
});
