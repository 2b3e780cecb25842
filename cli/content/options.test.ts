import { expect, test } from "vitest";
import { UsageError } from "../command/usage-error";
import { readOptions, USAGE } from "./options";

test.each([
  [
    [],
    {
      help: false,
      watch: false,
      packages: false,
      check: false,
      format: "text",
      changedSince: null,
    },
  ],
  [
    ["--check"],
    {
      help: false,
      watch: false,
      packages: false,
      check: true,
      format: "text",
      changedSince: null,
    },
  ],
  [
    ["--check", "--format", "github"],
    {
      help: false,
      watch: false,
      packages: false,
      check: true,
      format: "github",
      changedSince: null,
    },
  ],
  [
    ["--format=json"],
    {
      help: false,
      watch: false,
      packages: false,
      check: true,
      format: "json",
      changedSince: null,
    },
  ],
  [
    ["--changed-since", "main", "--format", "sarif"],
    {
      help: false,
      watch: false,
      packages: false,
      check: true,
      format: "sarif",
      changedSince: "main",
    },
  ],
  [
    ["--watch"],
    {
      help: false,
      watch: true,
      packages: false,
      check: false,
      format: "text",
      changedSince: null,
    },
  ],
  [
    ["-h"],
    {
      help: true,
      watch: false,
      packages: false,
      check: false,
      format: "text",
      changedSince: null,
    },
  ],
  [
    ["--packages"],
    {
      help: false,
      watch: false,
      packages: true,
      check: false,
      format: "text",
      changedSince: null,
    },
  ],
])("reads %j", (args, options) => expect(readOptions(args)).toEqual(options));

test.each([
  [
    ["--format", "xml"],
    "--format xml can't be used: expected text, json, github or sarif",
  ],
  [["--format"], "--help lists the options"],
  [["--chek"], "--help lists the options"],
  [["--watch", "--check"], "--watch and --check exclude each other"],
  [["--watch", "--packages"], "--watch and --packages exclude each other"],
  [["file.md"], "--help lists the options"],
])("says what is accepted instead of %j", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

test("explains every format", () => {
  for (const format of ["text", "json", "github", "sarif"])
    expect(USAGE).toContain(`  ${format} `);
});
