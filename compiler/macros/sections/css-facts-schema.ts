import { z } from "zod";

const FactSchema = z.union([z.string(), z.array(z.string())]).optional();

export const CssFactsSchema = z.object({
  initial: FactSchema,
  appliesto: FactSchema,
  /** Pseudo-elements in addition to `appliesto`. */
  alsoAppliesTo: z.array(z.string()).optional(),
  inherited: z.boolean().optional(),
  percentages: FactSchema,
  computed: FactSchema,
  animationType: FactSchema,
  stacking: z.boolean().optional(),
});

/** A property's or descriptor's facts in mdn-data; a list refers to other properties. */
export type CssFacts = z.infer<typeof CssFactsSchema>;
