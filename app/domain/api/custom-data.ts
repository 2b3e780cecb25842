import { z } from "zod/v4";

/** Custom data of editors, format 1.1 (microsoft/vscode-custom-data). */
const ReferenceSchema = z.object({ name: z.string(), url: z.url() });

const ValueSchema = z.object({ name: z.string() });

const ENTRY = {
  name: z.string(),
  description: z
    .object({ kind: z.literal("markdown"), value: z.string() })
    .optional()
    .describe("First sentences of the page, in its language."),
  references: z.array(ReferenceSchema).optional(),
  browsers: z
    .array(z.string())
    .optional()
    .describe("Browsers with the feature and their first versions: `FF39`."),
  baseline: z
    .object({
      status: z.enum(["high", "low", "false"]),
      baseline_low_date: z.string().optional(),
      baseline_high_date: z.string().optional(),
    })
    .optional(),
};

const AttributeSchema = z.object({ ...ENTRY, values: z.array(ValueSchema).optional() });

const TagSchema = z.object({ ...ENTRY, attributes: z.array(AttributeSchema) });

const CssEntrySchema = z.object({
  ...ENTRY,
  status: z.enum(["standard", "experimental", "nonstandard", "obsolete"]),
});

const PropertySchema = CssEntrySchema.extend({
  syntax: z.string().optional(),
  values: z.array(ValueSchema).optional(),
});

export const HtmlDataSchema = z
  .object({
    version: z.literal(1.1),
    tags: z.array(TagSchema),
    globalAttributes: z.array(AttributeSchema),
  })
  .describe("HTML for editors, custom data format 1.1.");

export const CssDataSchema = z
  .object({
    version: z.literal(1.1),
    properties: z.array(PropertySchema),
    atDirectives: z.array(CssEntrySchema),
    pseudoClasses: z.array(CssEntrySchema),
    pseudoElements: z.array(CssEntrySchema),
  })
  .describe("CSS for editors, custom data format 1.1.");

export type HtmlData = z.infer<typeof HtmlDataSchema>;
export type CssData = z.infer<typeof CssDataSchema>;
export type HtmlTag = z.infer<typeof TagSchema>;
export type HtmlAttribute = z.infer<typeof AttributeSchema>;
export type CssEntry = z.infer<typeof CssEntrySchema>;
export type CssProperty = z.infer<typeof PropertySchema>;
