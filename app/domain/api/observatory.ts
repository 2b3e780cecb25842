import { z } from "zod/v4";

const SCORE = {
  grade: z.string(),
  score: z.int(),
  status_code: z.int(),
  tests_failed: z.int(),
  tests_passed: z.int(),
  tests_quantity: z.int(),
};

const FACTS = {
  id: z.int(),
  algorithm_version: z.union([z.literal(5), z.literal(6)]),
  scanned_at: z.iso.datetime(),
  error: z.null(),
};

export const ScanAnswerSchema = z.strictObject({
  ...FACTS,
  ...SCORE,
  details_url: z.url(),
});
export type ScanAnswer = z.infer<typeof ScanAnswerSchema>;

export const AnalyzeAnswerSchema = z.strictObject({
  scan: z.strictObject({
    ...FACTS,
    ...SCORE,
    response_headers: z.record(z.string(), z.string()),
  }),
  history: z.array(
    z.strictObject({
      id: z.int(),
      scanned_at: z.iso.datetime(),
      grade: z.string(),
      score: z.int(),
    }),
  ),
  tests: z.record(
    z.string(),
    z
      .looseObject({
        expectation: z.string(),
        name: z.string(),
        title: z.string(),
        result: z.string(),
        link: z.string(),
        pass: z.boolean().nullable(),
        score_description: z.string().describe("HTML."),
        recommendation: z.string().describe("HTML."),
        score_modifier: z.int(),
      })
      .describe("Each test adds what it looked at."),
  ),
});
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswerSchema>;

export const GradeCountsSchema = z.array(
  z.strictObject({ grade: z.string(), count: z.int() }),
);

export const MatrixSchema = z.array(
  z.strictObject({
    name: z.string(),
    title: z.string(),
    mdnLink: z.string(),
    results: z.array(
      z.strictObject({
        name: z.string(),
        scoreModifier: z.int(),
        description: z.string(),
        recommendation: z.string(),
      }),
    ),
  }),
);
export type Matrix = z.infer<typeof MatrixSchema>;

/** A scan that could not be made. */
export const ScanErrorSchema = z.strictObject({ error: z.string(), message: z.string() });

export const VersionSchema = z.strictObject({
  commit: z.string(),
  version: z.string(),
  source: z.string(),
  build: z.string(),
});
