import { expect, test } from "vitest";
import { foldText } from "./fold-text";

test.each([
  ["  Grid   Layout ", "grid layout"],
  ["Eigenschaften für Größe", "eigenschaften fur große"],
  ["ＣＳＳ", "css"],
  ["グリッド", "グリッド"],
  ["한국어", "한국어"],
  ["Ёж", "еж"],
  ["L’élément", "l'element"],
])("folds %j to %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
