import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakableName } from "./breakable-name";

test.each([
  ["CSSStyleSheetRule", "CSSStyle<wbr/>Sheet<wbr/>Rule"],
  ["getÄnderung", "get<wbr/>Änderung"],
  ["Two words", "Two words"],
  ["", ""],
])("lets %j break as %j", (name, html) => {
  expect(renderToStaticMarkup(<BreakableName name={name} />)).toBe(html);
});
