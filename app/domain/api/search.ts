import { z } from "zod/v4";

const TotalSchema = z.strictObject({ value: z.int(), relation: z.literal("eq") });

export const SearchAnswerSchema = z.strictObject({
  documents: z.array(
    z.strictObject({
      mdn_url: z.string(),
      score: z.number(),
      title: z.string(),
      locale: z.string().describe("In lower case."),
      slug: z.string().describe("In lower case."),
      popularity: z.number().describe("0 to 1, relative to the most viewed page."),
      summary: z.string(),
      highlight: z
        .strictObject({ body: z.array(z.string()), title: z.array(z.string()) })
        .describe("Escaped HTML with `mark` around the words of the query."),
    }),
  ),
  metadata: z.strictObject({
    took_ms: z.int(),
    size: z.literal(10),
    page: z.int(),
    total: TotalSchema,
  }),
  suggestions: z.array(z.strictObject({ text: z.string(), total: TotalSchema })),
});
export type SearchAnswer = z.infer<typeof SearchAnswerSchema>;

/** A refused search: messages by parameter. */
export const SearchErrorsSchema = z.strictObject({
  errors: z.record(
    z.string(),
    z.array(z.strictObject({ message: z.string(), code: z.literal("invalid") })),
  ),
});

/** Format of browsers' suggestions: what was typed, and labels of pages. */
export const SuggestionsSchema = z.tuple([z.string(), z.array(z.string()).max(10)]);

export const SearchIndexSchema = z.array(
  z.strictObject({ title: z.string(), url: z.string() }),
);

export const LocaleMetadataSchema = z.array(
  z.strictObject({
    mdn_url: z.string(),
    locale: z.string(),
    title: z.string(),
    short_title: z.string(),
    summary: z.string(),
    pageType: z.string(),
    browserCompat: z.array(z.string()),
    modified: z.string().nullable(),
    popularity: z.number().nullable(),
  }),
);
