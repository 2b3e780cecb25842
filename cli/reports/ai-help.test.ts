import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions, formatMisses } from "./ai-help";

test("lists fifty questions of all kinds as text by default", () => {
  const defaults = { help: false, limit: 50, format: "text" };
  expect(readOptions([])).toEqual({ ...defaults, locale: undefined, reason: undefined });
});

test("takes a language in any case and one reason", () => {
  const options = readOptions(["--locale", "pt-br", "--reason=down", "--limit", "5"]);
  expect(options).toMatchObject({ locale: "pt-BR", reason: "down", limit: 5 });
});

test.each([
  [["--limit", "0"], "--limit 0 can't be used"],
  [["--reason", "up"], "--reason up can't be used: expected refused or down"],
  [["--locale", "xx"], "--locale xx can't be used: expected one of en-US, de,"],
  [["--format", "xml"], "--format xml can't be used: expected text or json"],
])("refuses %j and says what is accepted", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

test("shows a question on one line, without characters that drive a terminal", () => {
  const sources = [{ url: "/de/docs/Web", title: "Web" }];
  const shared = { locale: "de", answer: null, day: Date.UTC(2030, 0, 2), sources };
  const question = "Wie\n geht \u001b[31mdas?";
  expect(formatMisses([{ ...shared, reason: "down", question }])).toBe(
    "2030-01-02  de  not useful\n  Wie geht [31mdas?\n    /de/docs/Web",
  );
  expect(formatMisses([])).toBe("No questions yet.");
});
