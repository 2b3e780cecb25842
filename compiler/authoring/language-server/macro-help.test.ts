import { expect, test } from "vitest";
import { parseCalls } from "../../macros/parse-calls";
import { findMacro, listMacroNames } from "../../macros/registry";
import { findMacroHelp, formatSignature, listMacroHelp } from "./macro-help";

test("explains every macro, and none that is not there", () => {
  const names = listMacroHelp().map(({ name }) => findMacro(name)?.names[0]);
  expect(listMacroHelp()).toHaveLength(listMacroNames().length);
  expect(names).not.toContain(undefined);
  expect(findMacroHelp("NoSuchMacro")).toBeNull();
});

test("has an example of each that is a call of it with no more arguments than it takes", () => {
  for (const { name, example, parameters } of listMacroHelp()) {
    const [call, ...others] = parseCalls(example);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ kind: "call", end: example.length });
    if (call?.kind !== "call") continue;
    expect(findMacro(call.name)).toBe(findMacro(name));
    const required = parameters.filter((each) => each !== "" && !each.endsWith("?"));
    expect([name, call.args.length >= required.length]).toEqual([name, true]);
    expect([name, call.args.length <= parameters.length]).toEqual([name, true]);
  }
});

test("says what replaces an old macro, in any spelling of its name", () => {
  expect(findMacroHelp("non-standard_inline")?.name).toBe("Non-standard_Inline");
  expect(findMacroHelp("XREF_CSSLENGTH")?.instead).toContain("cssxref");
  expect(findMacroHelp("LearnSidebar")?.instead).toContain("sidebar");
  const old = listMacroHelp().map(({ instead }) => instead !== null);
  expect(old.indexOf(true)).toBeGreaterThan(old.lastIndexOf(false));
});

test("writes a signature", () => {
  const help = findMacroHelp("Glossary");
  expect(help && formatSignature(help)).toBe("Glossary(term, display?)");
});
