import { expect, test } from "vitest";
import { findArea } from "./area";

test.each([
  ["/en-US/docs/Web/CSS/display", "css"],
  ["/de/docs/web/html", "html"],
  ["/en-US/docs/Web/HTMLish", "web"],
  ["/ja/docs/Web/API/Window", "api"],
  ["/ja/docs/Web/Accessibility", "web"],
  ["/fr/docs/Learn_web_development/Core/Scripting/Arrays", "javascript"],
  ["/fr/docs/Learn_web_development/Core/CSS_layout", "css"],
  ["/fr/docs/Learn_web_development/Extensions/Forms", "api"],
  ["/fr/docs/Learn_web_development/Howto", "learn"],
  ["/en-US/plus", "plus"],
  ["/en-US/blog/", "blog"],
  ["/en-US/", "web"],
])("finds the area of %s: %s", (path, area) => {
  expect(findArea(path)).toBe(area);
});
