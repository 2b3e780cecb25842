import { expect, test } from "vitest";
import { SECTIONS } from "~/domain/site/sections";
import { isPrefetched } from "./prefetch-hint";

test.each(["/de/docs/Web/CSS/a.png", "/de/docs/Web?a=1", "/de/"])(
  "loads nothing ahead for %s, which is no page of a section",
  (address) => expect(isPrefetched(address)).toBe(false),
);

test("loads ahead the sections of the table that say so", () => {
  for (const { name, path, isPrefetched: expected = false } of SECTIONS)
    if (path !== undefined)
      expect([name, isPrefetched(`/de${path}/`)]).toEqual([name, expected]);
});
