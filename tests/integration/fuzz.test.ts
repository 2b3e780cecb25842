import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fuzzPages } from "../support/fuzz-pages";

const CONTENT = fileURLToPath(new URL("../../content/files", import.meta.url));
const CASES = 200;

test("no mutated page crashes the compiler or runs a script", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const result = await fuzzPages({ contentRoot: CONTENT, cases: CASES, seed });
  expect({ seed, crashes: result.crashes, unsafe: result.unsafe }).toEqual({
    seed,
    crashes: [],
    unsafe: [],
  });
  // Mutated front matter may take another page's slug, but most pages remain.
  expect(result.rendered).toBeGreaterThan(CASES * 0.8);
}, 120_000);
