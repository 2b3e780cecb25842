import { expect, test } from "vitest";
import { SECTIONS } from "../site/sections";
import { isPagePath, toPlayPath, toRunnerPath } from "./runner-path";

test("names the runner beside a page, and the sample", () => {
  const target = { page: "/en-US/docs/Web", sample: "a&b", theme: "dark" } as const;
  expect(toRunnerPath(target)).toBe(
    "/en-US/docs/Web/runner.html?sample=a%26b&theme=dark",
  );
});

test("escapes special characters of a page's path", () => {
  expect(toRunnerPath({ page: "/en-US/docs/é?#" })).toBe(
    "/en-US/docs/%C3%A9%3F%23/runner.html",
  );
});

test("names the runner without page, with state and id, or blank", () => {
  expect(toRunnerPath({ state: "a+/=", uuid: "u" })).toBe(
    "/runner.html?state=a%2B%2F%3D&uuid=u",
  );
  expect(toRunnerPath({ blank: true })).toBe("/runner.html?blank=1");
  expect(toRunnerPath({})).toBe("/runner.html");
});

test("names the playground with a sample of a page", () => {
  expect(toPlayPath("de", "/de/docs/Web", "x y")).toBe(
    "/de/play?page=/de/docs/Web&sample=x+y",
  );
});

test.each([
  "//evil.example",
  "/en-US/docs/../../x",
  "https://x",
  "/en-US/docs//x",
  "/x\\y",
])("leaves out %s, which is no page", (page) => {
  expect(toRunnerPath({ page })).toBe("/runner.html");
});

test("has runners beside the pages of the sections of the table that say so", () => {
  for (const { name, path, hasSamples = false } of SECTIONS)
    if (path !== undefined)
      expect([name, isPagePath(`/de${path}/page`)]).toEqual([name, hasSamples]);
});
