import { z } from "zod/v4";
import { ENGINES } from "../compat/updates";

const EventSchema = z.strictObject({
  path: z.string().describe("Key in browser-compat-data."),
  compat: z.strictObject({
    mdn_url: z.string().nullable(),
    source_file: z.string(),
    spec_url: z.string().nullable(),
    status: z
      .strictObject({
        deprecated: z.boolean(),
        experimental: z.boolean(),
        standard_track: z.boolean(),
      })
      .nullable(),
    engines: z.array(z.enum(ENGINES)),
  }),
});

const Strings = z.array(z.string()).nullable();

export const UpdatesAnswerSchema = z.strictObject({
  data: z.array(
    z.strictObject({
      type: z.literal("browser_grouping"),
      browser: z.string(),
      version: z.string(),
      name: z.string(),
      engine: z.string(),
      engine_version: z.string(),
      release_notes: z.string(),
      release_date: z.iso.date(),
      events: z.strictObject({
        added: z.array(EventSchema),
        removed: z.array(EventSchema),
      }),
    }),
  ),
  query: z.strictObject({
    browsers: Strings,
    category: Strings,
    collections: z.array(z.number()).nullable(),
    page: z.int(),
    q: z.string().nullable(),
    sort: z.enum(["Asc", "Desc"]).nullable(),
  }),
  last: z.int().describe("Number of pages."),
});
export type UpdatesAnswer = z.infer<typeof UpdatesAnswerSchema>;
