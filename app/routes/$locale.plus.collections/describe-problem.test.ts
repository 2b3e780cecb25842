import { describe, expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import type { FieldFault } from "~/services/collections/collections-service";
import { checkCollection, describeProblem, type FormProblem } from "./describe-problem";

const text = getInterfaceText("en-US");

test("puts the message of each fault beside its field", () => {
  const faults = [
    { field: "title", fault: "missing" },
    { field: "notes", fault: "too-long" },
  ] as const;
  expect(describeProblem({ kind: "invalid", faults: [...faults] }, text)).toEqual({
    summary: "Please check what is marked below.",
    faults: {
      title: "Please fill in this field.",
      notes: "Please ensure your input is no longer than 65,536 characters.",
    },
  });
});

const FAULTS = {
  missing: /fill in/,
  blank: /visible character/,
  "too-long": /longer than/,
  character: /cannot be stored/,
  type: /fill in/,
} satisfies Record<FieldFault["fault"], RegExp>;

describe.each(LOCALES)("in %s", (locale) => {
  test.each(Object.keys(FAULTS) as FieldFault["fault"][])(
    "has a message for a field that is %s",
    (fault) => {
      const problem: FormProblem = {
        kind: "invalid",
        faults: [{ field: "title", fault }],
      };
      const said = describeProblem(problem, getInterfaceText(locale)).faults["title"];
      expect(said).toMatch(locale === "en-US" ? FAULTS[fault] : /\S/);
    },
  );
});

test.each<[FormProblem, string, RegExp]>([
  [{ kind: "name-taken", name: "Grid" }, "name", /'Grid' already exists/],
])("tells $kind beside its field", (problem, field, message) => {
  expect(describeProblem(problem, text).faults[field]).toMatch(message);
});

const FILL_IN = "Please fill in this field.";
const toLong = (limit: number) =>
  `Please ensure your input is no longer than ${limit} characters.`;

test.each([
  [" ", "", { name: FILL_IN }],
  ["n".repeat(61), "", { name: toLong(60) }],
  ["Grid", "d".repeat(161), { description: toLong(160) }],
  [" ", "d".repeat(161), { name: FILL_IN, description: toLong(160) }],
  ["n".repeat(61), "d".repeat(161), { name: toLong(60), description: toLong(160) }],
])("tells the faults of both fields at once", (name, description, faults) => {
  const problem = checkCollection({ name, description });
  expect(problem && describeProblem(problem, text).faults).toEqual(faults);
});

test("accepts a name and a description of the form's limits", () => {
  const values = { name: "n".repeat(60), description: "d".repeat(160) };
  expect(checkCollection(values)).toBeNull();
});

test("names the limit of the plan", () => {
  const { summary } = describeProblem({ kind: "limit-reached", limit: 3 }, text);
  expect(summary).toContain("3 collections");
});

test("explains missing collections and items, and the default collection", () => {
  for (const kind of ["malformed-id", "collection-not-found", "item-not-found"] as const)
    expect(describeProblem({ kind }, text).summary).toMatch(/deleted or moved/);
  const refused = { kind: "default-collection", refused: "delete" } as const;
  expect(describeProblem(refused, text).summary).toMatch(/default collection/);
});

test.each(["already-saved", "not-saved", "unavailable", "page-not-found"] as const)(
  "has a message for %s",
  (kind) => {
    expect(describeProblem({ kind }, text)).toMatchObject({
      summary: expect.stringMatching(/\.$/) as string,
      faults: {},
    });
  },
);
