import { expect, test } from "vitest";
import { listFeatures } from "./site-features";

const ALL = { PLUS_ENABLED: true, ADS_ENABLED: true };

test("has the paid tier and what belongs to it only where it is on", () => {
  expect(listFeatures(ALL)).toContain("plus");
  const without = listFeatures({ ...ALL, PLUS_ENABLED: false });
  for (const feature of ["plus", "collections", "settings", "updates", "ai-help"])
    expect(without).not.toContain(feature);
});

test("keeps accounts and everything else without the paid tier", () => {
  const free = ["plus", "collections", "settings", "updates", "ai-help"];
  const kept = listFeatures(ALL).filter((feature) => !free.includes(feature));
  expect(listFeatures({ ...ALL, PLUS_ENABLED: false })).toEqual(kept);
});

test("has no page for advertisers without placements", () => {
  expect(listFeatures({ ...ALL, ADS_ENABLED: false })).not.toContain("advertising");
});
