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

test("cuts long answers, because code hosts refuse long addresses", () => {
  const long = { questions: ["x".repeat(500)], answer: "語".repeat(9_000), sources: [] };
  const url = new URL(toReportUrl("https://code.example/o/r", { ...long, model: "m" }));
  expect(url.searchParams.get("title")).toHaveLength(90);
  expect(url.searchParams.get("body")).toHaveLength(5_000);
});
