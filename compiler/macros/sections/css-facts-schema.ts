import { z } from "zod";

const FactSchema = z.union([z.string(), z.array(z.string())]).optional();

export const CssFactsSchema = z.object({
  initial: FactSchema,
  appliesto: FactSchema,
  /** Pseudo-elements beside what `appliesto` says. */
  alsoAppliesTo: z.array(z.string()).optional(),
  inherited: z.boolean().optional(),
  percentages: FactSchema,
  computed: FactSchema,
  animationType: FactSchema,
  stacking: z.boolean().optional(),
});

/** What mdn-data says of a property or descriptor; a list means: as each of these properties. */
export type CssFacts = z.infer<typeof CssFactsSchema>;
