import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakableName } from "./breakable-name";

test.each([
  ["CSSStyleSheetRule", "CSSStyle<wbr/>Sheet<wbr/>Rule"],
  ["Map.prototype.get()", "Map.<wbr/>prototype.<wbr/>get()"],
  ["EXT_texture_clamp", "EXT_<wbr/>texture_<wbr/>clamp"],
  ["getÄnderung", "get<wbr/>Änderung"],
  ["Two words", "Two words"],
  ["", ""],
])("lets %j break as %j", (name, html) => {
  expect(renderToStaticMarkup(<BreakableName name={name} />)).toBe(html);
});
