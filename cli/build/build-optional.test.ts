import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildOptional } from "./build-optional.mjs";

/** Declared in a module itself: a variable, or a collection that is filled later. */
const STATE =
  /^(export )?(let|var) |^(export )?const .*= (new (Weak)?(Map|Set)\(\)|\[\]|\{\});/m;

test("modules that other code may import too keep no state, of which each build would have its own", async () => {
  const bundled = await buildOptional(process.cwd(), { write: false });
  const shared = bundled.filter(
    (file) => !/^node_modules\/|^app\/browser\/(telemetry|notices)\//.test(file),
  );
  expect(shared).toContain("app/browser/report-act.ts");
  expect(shared.filter((file) => STATE.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(STATE.test(readFileSync("app/browser/telemetry/take-turn.ts", "utf8"))).toBe(
    true,
  );
});
