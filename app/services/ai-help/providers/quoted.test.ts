import { expect, test } from "vitest";
import { createQuotedProvider } from "./quoted";

const { summarise } = createQuotedProvider(() => (id) => id);

test.each([
  ["How do I center a div, please?", "How do I center a"],
  ["What is Array.prototype.map()?", "What is Array.prototype.map"],
  [`${"!".repeat(400_000)}x y!\n!z`, `${"!".repeat(60)}…`],
  ["長".repeat(60), "長".repeat(60)],
  ["長".repeat(61), `${"長".repeat(60)}…`],
  ["😀".repeat(40), `${"😀".repeat(30)}…`],
  [`x${"😀".repeat(40)}`, `x${"😀".repeat(29)}…`],
])(
  "labels a question by its first words, without signs behind them",
  async (question, label) => {
    expect(await summarise(question, "", new AbortController().signal)).toBe(label);
  },
);
