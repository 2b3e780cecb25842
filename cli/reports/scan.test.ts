import { expect, test } from "vitest";
import { createCapture, PRELOADS } from "~/services/observatory/engine/test-capture";
import { makeReport } from "~/services/observatory/index.server";
import { readOptions, formatScan, isGoodEnough } from "./scan";

test("reads what it is asked for", () => {
  expect(readOptions(["https://a.example"])).toEqual({
    url: "https://a.example",
    least: "A",
    profile: 6,
    isJson: false,
    extraHeaders: { headers: {}, isForHttpToo: false },
  });
  expect(
    readOptions([
      "a.example",
      "--least",
      "B-",
      "--profile",
      "5",
      "--json",
      "--headers",
      '{"A":"b"}',
    ]),
  ).toEqual({
    url: "a.example",
    least: "B-",
    profile: 5,
    isJson: true,
    extraHeaders: { headers: { A: "b" }, isForHttpToo: false },
  });
  expect(readOptions(["-h"])).toBeNull();
});

test.each([
  [[], "Expected one URL"],
  [["a", "b"], "Expected one URL"],
  [["ftp://x"], "ftp://x can't be scanned: expected an http or https address"],
  [["a", "--least", "Z"], "Z is no grade"],
  [["a", "--profile", "4"], "Profiles are 5 and 6"],
  [["a", "--headers", "A: b"], "--headers takes a JSON object"],
  [["a", "--headers", '{"A":1}'], "--headers takes a JSON object"],
  [["a", "--more"], "--help lists the options"],
])("refuses %j", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test.each(["HTTPS://a.example", "httpd.example", "a.example:8443/ftp://"])(
  "takes %s",
  (url) => {
    expect(readOptions([url])).toMatchObject({ url });
  },
);

test("a grade is good enough from the wanted one up", () => {
  expect(isGoodEnough("A+", "A")).toBe(true);
  expect(isGoodEnough("A", "A")).toBe(true);
  expect(isGoodEnough("A-", "A")).toBe(false);
});

test("tells each test in a line, and all of it as JSON", () => {
  const report = makeReport(createCapture(), PRELOADS);
  const lines = formatScan("a.example", report, { profile: 5, isJson: false }).split(
    "\n",
  );
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe("a.example: D, 30 points, 6 of 10 tests passed");
  expect(lines[1]).toBe("FAIL  -25  csp-not-implemented");
  const json = formatScan("a.example", report, { profile: 6, isJson: true });
  expect(JSON.parse(json)).toMatchObject({ grade: "D", statusCode: 200 });
});
