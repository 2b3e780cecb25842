import { expect, test } from "vitest";
import { findCollectionFormFault, isBlank } from "./collection";

const INVISIBLE = {
  "nothing at all": "",
  "white space": " \t\n\u00a0\u3000",
  "a zero-width space": "\u200b",
  "a byte order mark": "\ufeff",
  "marks of direction": "\u200e\u202b\u2066",
  "joiners and soft hyphens": "\u200d\u2060\u00ad",
  "Hangul fillers": "\u115f\u3164\uffa0",
  "an empty Braille cell": "\u2800",
  "variation selectors and tags": "\ufe0f\u{e0041}",
  "control characters": "\u0001\u009f",
};

test.each(Object.entries(INVISIBLE))("treats %s as blank", (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(findCollectionFormFault("name", text)).toBe("blank");
  expect(isBlank(`${text}x${text}`)).toBe(false);
});

test.each(["字", "ا", "👩‍💻", "⚙️", "-", "\u0301a"])(
  "finds a visible character in %s",
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
