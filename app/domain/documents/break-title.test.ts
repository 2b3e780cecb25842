import { expect, test } from "vitest";
import { breakTitle } from "./break-title";

test.each([
  ["Array.prototype.toSpliced()", "Array.<wbr>prototype.<wbr>to<wbr>Spliced()"],
  [
    "<code>ServiceWorkerRegistration</code>",
    "<code>Service<wbr>Worker<wbr>Registration</code>",
  ],
  ["AbortController", "AbortController"],
  ["A long title of ordinary words", "A long title of ordinary words"],
  [
    '<a href="/docs/SomeVeryLongAddress">x</a>',
    '<a href="/docs/SomeVeryLongAddress">x</a>',
  ],
])("breaks the long names of %s", (title, broken) => {
  expect(breakTitle(title)).toBe(broken);
});
