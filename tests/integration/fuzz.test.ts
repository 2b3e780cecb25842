import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fuzzPages } from "../support/fuzz-pages";

const CONTENT = fileURLToPath(new URL("../../content/files", import.meta.url));
const CASES = 200;

test("no broken page crashes the compiler or runs anything", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const result = await fuzzPages({ contentRoot: CONTENT, cases: CASES, seed });
  expect({ seed, crashes: result.crashes, unsafe: result.unsafe }).toEqual({
    seed,
    crashes: [],
    unsafe: [],
  });
  // Broken front matter may take a slug that another page has; most pages are there.
  expect(result.rendered).toBeGreaterThan(CASES * 0.8);
}, 120_000);
