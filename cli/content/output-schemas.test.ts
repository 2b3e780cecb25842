import { expect, test } from "vitest";
import { z } from "zod";
import type { Flaw } from "~/domain/documents/flaw";
import { formatAnnotation, formatJson } from "./report";
import { formatSarif } from "./sarif";

/** The part of SARIF 2.1.0 that code hosts read; strict, so that no invented key gets in. */
const place = z.number().int().min(1);
const RegionSchema = z
  .object({ startLine: place, startColumn: place.optional() })
  .strict();
const ResultSchema = z
  .object({
    ruleId: z.string().min(1),
    ruleIndex: z.number().int().min(0),
    level: z.enum(["none", "note", "warning", "error"]),
    message: z.object({ text: z.string().min(1) }).strict(),
    locations: z
      .array(
        z
          .object({
            physicalLocation: z
              .object({
                artifactLocation: z
                  .object({
                    uri: z.string().regex(/^[\w\-.~!*'()%/]+$/),
                    uriBaseId: z.literal("%SRCROOT%"),
                  })
                  .strict(),
                region: RegionSchema.optional(),
              })
              .strict(),
          })
          .strict(),
      )
      .length(1),
  })
  .strict();
const SarifSchema = z
  .object({
    $schema: z.string().url(),
    version: z.literal("2.1.0"),
    runs: z
      .array(
        z
          .object({
            tool: z
              .object({
                driver: z
                  .object({
                    name: z.string().min(1),
                    rules: z.array(z.object({ id: z.string().min(1) }).strict()),
                  })
                  .strict(),
              })
              .strict(),
            columnKind: z.enum(["utf16CodeUnits", "unicodeCodePoints"]),
            results: z.array(ResultSchema),
          })
          .strict(),
      )
      .length(1),
  })
  .strict();

const JsonSchema = z
  .object({
    documents: z.number().int().min(0),
    flaws: z.array(
      z
        .object({
          check: z.string(),
          severity: z.enum(["error", "warning"]),
          file: z.string(),
          line: place.nullable(),
          column: place.nullable(),
          message: z.string(),
          suggestion: z.string().nullable(),
        })
        .strict(),
    ),
  })
  .strict();

/** A workflow command: properties without separators of their own, and one line of data. */
const ANNOTATION =
  /^::(error|warning) file=([^,:\r\n]+)(?:,line=(\d+))?(?:,col=(\d+))?,title=([^,:\r\n]+)::([^\r\n]+)$/;

const FLAWS: Flaw[] = [
  {
    check: "spelling",
    severity: "warning",
    file: "en-us/a b/ü/index.md",
    line: 7,
    column: 3,
    message: '"setnence" is in no word list.',
    suggestion: "sentence",
  },
  {
    check: "front-matter",
    severity: "error",
    file: "de/a:b,c/index.md",
    line: null,
    column: null,
    message: "100%\n::error::x",
    suggestion: null,
  },
  {
    check: "asset",
    severity: "error",
    file: "en-us/a/x.png",
    line: 1,
    column: null,
    message: "x.png is 0 bytes",
    suggestion: null,
  },
];

test("SARIF has the shape of 2.1.0, and each result names one of its rules", () => {
  const written = formatSarif(FLAWS, (file) => `files/${file}`);
  const { runs } = SarifSchema.parse(JSON.parse(written));
  const [{ tool, results } = { tool: null, results: [] }] = runs;
  expect(results).toHaveLength(FLAWS.length);
  for (const { ruleId, ruleIndex } of results)
    expect(tool?.driver.rules[ruleIndex]).toEqual({ id: ruleId });
});

test("JSON has every fact of each flaw, and no other", () => {
  const written = formatJson({ documents: 20, flaws: FLAWS });
  expect(JsonSchema.parse(JSON.parse(written)).flaws).toEqual(FLAWS);
});

test("annotations are commands of one line, whatever a flaw says", () => {
  const lines = FLAWS.map((flaw) => formatAnnotation(flaw, `files/${flaw.file}`));
  const found = lines.map((line) => ANNOTATION.exec(line)?.slice(1, 6));
  expect(found).toEqual([
    ["warning", "files/en-us/a b/ü/index.md", "7", "3", "spelling"],
    ["error", "files/de/a%3Ab%2Cc/index.md", undefined, undefined, "front-matter"],
    ["error", "files/en-us/a/x.png", "1", undefined, "asset"],
  ]);
});
