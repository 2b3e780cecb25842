import { z } from "zod/v4";

/** The standard error body (server contract, 1.2). */
export const ErrorSchema = z.strictObject({
  code: z.int(),
  error: z.string(),
  message: z.string(),
});

export const InfoSchema = z.strictObject({ version: z.string() });

/** Code that a reader shared from the playground. */
export const SharedCodeSchema = z.strictObject({
  html: z.string().nullable(),
  css: z.string().nullable(),
  js: z.string().nullable(),
  src: z.string().nullable().describe("Page that the code comes from."),
});

/** JSON of a screen without content of its own (server contract, 16). */
export const ScreenSchema = z.strictObject({
  slug: z.string(),
  locale: z.string(),
  url: z.string(),
  pageTitle: z.string(),
  renderer: z.string(),
  noIndexing: z.literal(true).optional(),
  onlyFollow: z.literal(true).optional(),
});
