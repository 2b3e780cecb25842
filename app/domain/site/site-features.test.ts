import { expect, test } from "vitest";
import { hasPath, listFeatures } from "./site-features";
import { ALL_FLAGS_ON } from "../../../tests/support/all-flags-on";

const PAID = ["plus", "plus-docs", "collections", "settings", "updates", "ai-help"];

test("includes the paid tier and its areas only where it is on", () => {
  expect(listFeatures(ALL_FLAGS_ON)).toContain("plus");
  const without = listFeatures({ ...ALL_FLAGS_ON, PLUS_ENABLED: false });
  for (const feature of PAID) expect(without).not.toContain(feature);
});

test("keeps accounts and all else without the paid tier", () => {
  const kept = listFeatures(ALL_FLAGS_ON).filter((feature) => !PAID.includes(feature));
  expect(listFeatures({ ...ALL_FLAGS_ON, PLUS_ENABLED: false })).toEqual(kept);
});

test.each([
  ["/en-US/plus", "PLUS_ENABLED"],
  ["/:locale/plus", "PLUS_ENABLED"],
  ["/:locale/plus/collections/:id/items/:item/move", "PLUS_ENABLED"],
  ["/ja/PLUS/Settings", "PLUS_ENABLED"],
  ["/en-US/plus/docs/faq", "PLUS_ENABLED"],
  ["/api/v1/plus/settings", "PLUS_ENABLED"],
  ["/api/v1/stripe/plans", "PLUS_ENABLED"],
  ["/api/v2/collections/:collectionId/export.csv", "PLUS_ENABLED"],
  ["/:locale/newsletter", "NEWSLETTER_ENABLED"],
  ["/:locale/advertising", "ADS_ENABLED"],
  ["/:locale/observatory/analyze", "OBSERVATORY_ENABLED"],
  ["/:locale/observatory/docs/*", "OBSERVATORY_ENABLED"],
  ["/api/v2/analyze", "OBSERVATORY_ENABLED"],
  ["/:locale/offline", "OFFLINE_ENABLED"],
  ["/en-US/docs/Web/plus", null],
  ["/en-US/pluses", null],
  ["/plus", null],
  ["/api/v1/whoami", null],
  ["/:locale/docs/*", null],
  ["/", null],
])("serves %s unless %s is off", (path, flag) => {
  expect(hasPath(path, listFeatures(ALL_FLAGS_ON))).toBe(true);
  for (const each of Object.keys(ALL_FLAGS_ON)) {
    const features = listFeatures({ ...ALL_FLAGS_ON, [each]: false });
    expect(hasPath(path, features)).toBe(each !== flag);
  }
});

test("serves no documentation of a section that is off", () => {
  const path = "/en-US/plus/docs/features/AI-Help";
  expect(hasPath(path, listFeatures(ALL_FLAGS_ON))).toBe(true);
  const features = listFeatures({ ...ALL_FLAGS_ON, AI_HELP_ENABLED: false });
  expect(hasPath(path, features)).toBe(false);
  expect(hasPath("/en-US/plus/docs/features/updates", features)).toBe(true);
});

test("serves no page for advertisers without placements", () => {
  expect(listFeatures({ ...ALL_FLAGS_ON, ADS_ENABLED: false })).not.toContain(
    "advertising",
  );
});
