import { expect, test } from "vitest";
import { listDocumentedFeatures, listOfferedFeatures } from "./offered-features";

test("lists only features that this site has", () => {
  expect(listOfferedFeatures(["play", "collections"])).toEqual([
    "playground",
    "collections",
  ]);
  const all = ["advertising", "ai-help", "play", "updates", "collections"] as const;
  expect(listOfferedFeatures(all)).toHaveLength(5);
});

test("links only chapters that exist", () => {
  const hasPage = (path: string) => path === "plus/docs/features/updates";
  expect(listDocumentedFeatures(hasPage)).toEqual(["updates"]);
});
