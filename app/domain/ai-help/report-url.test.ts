import { expect, test } from "vitest";
import { toReportUrl } from "./report-url";

test("fills a new issue with questions, answer, sources and model", () => {
  const url = new URL(
    toReportUrl("https://code.example/owner/pages/", {
      questions: ["What is\n gap?", "And rows?"],
      answer: "It is [[1]](/x).",
      model: null,
      sources: [{ url: "/en-US/docs/gap#a", title: "gap › A" }],
    }),
  );
  expect(url.origin + url.pathname).toBe("https://code.example/owner/pages/issues/new");
  expect(url.searchParams.get("title")).toBe("[AI Help] And rows?");
  const body = url.searchParams.get("body") ?? "";
  expect(body).toContain("1. What is\n gap?\n\n2. And rows?");
  expect(body).toContain("- gap › A: /en-US/docs/gap#a");
  expect(body).toContain("none: passages quoted");
});

const SOURCES = [{ url: "/en-US/docs/gap#a", title: "gap › A" }];

test.each([
  ["answer of letters", "x".repeat(500), "y".repeat(40_000)],
  ["answer of characters of three bytes", "x".repeat(500), "語".repeat(9_000)],
  ["answer of pairs of surrogates", "x".repeat(501), "😀".repeat(9_000)],
  ["question", "語".repeat(9_000), "Yes."],
])("cuts a long %s, and keeps sources and model", (_, question, answer) => {
  const href = toReportUrl("https://code.example/o/r", {
    questions: [question],
    answer,
    sources: SOURCES,
    model: "m",
  });
  expect(href.length).toBeLessThanOrEqual(7_500);
  expect(href.length).toBeGreaterThan(7_400);
  const { searchParams } = new URL(href);
  const body = searchParams.get("body") ?? "";
  expect(searchParams.get("title")).toHaveLength(90);
  expect(body).toContain("…");
  expect(body).not.toContain("\uFFFD");
  expect(body).toMatch(
    /\n\n### Sources\n\n- gap › A: .en-US.docs.gap#a\n\n### Model\n\nm$/,
  );
});

test("keeps an answer that fits whole", () => {
  const answer = "y".repeat(6_000);
  const report = { questions: ["Why?"], answer, sources: SOURCES, model: null };
  const url = new URL(toReportUrl("https://code.example/o/r", report));
  expect(url.searchParams.get("body")).toContain(`\n\n${answer}\n\n`);
});
