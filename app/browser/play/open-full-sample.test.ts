import { expect, test } from "vitest";
import { toFullSample } from "./open-full-sample";

const pathname = "/en-US/docs/Web/CSS";

test.each([
  ["#livesample_fullscreen=Grid", `${pathname}/runner.html?sample=grid`],
  ["#livesample_fullscreen=%C3%BC%26x", `${pathname}/runner.html?sample=%C3%BC%26x`],
  ["#livesample_fullscreen=%E0%A4%A", `${pathname}/runner.html?sample=%EF%BF%BD%25a`],
])("finds the sample of %s", (hash, path) => {
  expect(toFullSample({ pathname, hash })).toBe(path);
});

test("stays beside a post, whose URL ends with a slash", () => {
  const path = toFullSample({
    pathname: "/en-US/blog/x/",
    hash: "#livesample_fullscreen=a",
  });
  expect(path).toBe("/en-US/blog/x/runner.html?sample=a");
});

test.each(["", "#x", "#livesample_fullscreen", "#a=1&livesample_fullscreen=b"])(
  "finds no sample in %j",
  (hash) => {
    expect(toFullSample({ pathname, hash })).toBeNull();
  },
);
