import { expect, test } from "vitest";
import { DATA_SITE, DATA_SITE_START, isDataAddress } from "./data-addresses";

test("recognises addresses of the site that open data names, and no others", () => {
  const path = "/en-US/docs/Web/API/URL";
  expect(`${DATA_SITE}${path}`.replace(DATA_SITE_START, "")).toBe(path);
  expect(isDataAddress(new URL(DATA_SITE + path))).toBe(true);
  const others = [
    "https://docs.example",
    "https://x.developer.mozilla.org",
    `${DATA_SITE}.example`,
  ];
  for (const origin of others) {
    expect(DATA_SITE_START.test(origin + path)).toBe(false);
    expect(isDataAddress(new URL(origin + path))).toBe(false);
  }
});
