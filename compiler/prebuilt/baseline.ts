import { z } from "zod";
import type { Baseline } from "~/domain/compat/baseline";

const DateText = z
  .string()
  .regex(/^≤?\d{4}-\d{2}-\d{2}$/)
  .optional()
  .catch(undefined);

/** Accepts the status object alone (yari) or with its feature (rari; content format, 7.6). */
export const BaselineSchema = z
  .object({
    baseline: z.union([z.literal("high"), z.literal("low"), z.literal(false)]),
    baseline_low_date: DateText,
    baseline_high_date: DateText,
    support: z.record(z.string()).optional().catch(undefined),
    asterisk: z.boolean().optional().catch(undefined),
    feature: z
      .object({
        status: z.enum(["high", "low", "limited", "discouraged", "removing"]),
      })
      .optional()
      .catch(undefined),
  })
  .nullish()
  .catch(null);

type GivenBaseline = z.infer<typeof BaselineSchema>;

/**
 * Takes the tree's status, which is as old as the tree's other data, and fills gaps from our
 * own data.
 */
export function toBaseline(
  given: GivenBaseline,
  own: Baseline | null,
  title: string,
): Baseline | null {
  if (!given) return own;
  const { baseline, baseline_low_date, baseline_high_date, asterisk } = given;
  return {
    baseline,
    ...(baseline_low_date !== undefined && { baseline_low_date }),
    ...(baseline_high_date !== undefined && { baseline_high_date }),
    ...(asterisk !== undefined && { asterisk }),
    support: given.support ?? own?.support ?? {},
    ...(own?.alternatives && { alternatives: own.alternatives }),
    feature: {
      ...(own?.feature ?? { id: "", name: title, description_html: "" }),
      status: given.feature?.status ?? (baseline === false ? "limited" : baseline),
    },
  };
}
