import { expect, test } from "vitest";
import { foldText } from "~/domain/search/fold-text";
import { findStem } from "./question-words";

test.each(["стандартный", "стандартная", "стандартной"])(
  "finds the stem that inflections of a Russian word share, of %j",
  (word) => {
    expect(findStem(foldText(word), "ru")).toBe("стандартн");
  },
);
