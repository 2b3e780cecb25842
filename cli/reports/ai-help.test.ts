import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { formatReport, readOptions } from "./ai-help";

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
  const sources = [{ url: "/de/docs/Web\u001b[2J", title: "Web" }];
  const shared = { locale: "de", answer: null, day: Date.UTC(2030, 0, 2), sources };
  const question = "Wie\n geht \u001b[31mdas?";
  const questions = [{ ...shared, reason: "down" as const, question }];
  expect(formatReport({ asked: 1, refused: 0, questions })).toBe(
    "Refused: 0 of 1 question.\n\n2030-01-02  de  not useful\n  Wie geht [31mdas?\n    /de/docs/Web [2J",
  );
});

test("counts refusals whose questions nobody has shown", () => {
  expect(formatReport({ asked: 7, refused: 3, questions: [] })).toBe(
    "Refused: 3 of 7 questions.\n\nNo question was shown to you yet.",
  );
});
