import { z } from "zod";
import { UNKNOWN_SPECIFICATION } from "~/domain/compat/compat";

/**
 * Parts of pages as the public builders write them (content format, 8.2). Invalid optional
 * fields count as missing.
 */
export const Text = z.string().nullish().catch(null);
export const Flag = z.boolean().catch(false);
const WEB_ADDRESS = /^https?:\/\//i;
export const Address = z.string().regex(WEB_ADDRESS).nullish().catch(null);

const HeadingShape = { id: Text, title: Text, isH3: Flag };
const SpecificationSchema = z.object({
  bcdSpecificationURL: z.string().regex(WEB_ADDRESS),
  title: z.string().trim().min(1).catch(UNKNOWN_SPECIFICATION),
});

export const SectionSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("prose"),
    value: z.object({ ...HeadingShape, content: Text }),
  }),
  z.object({
    type: z.literal("browser_compatibility"),
    value: z.object({ ...HeadingShape, query: z.string(), content: Text }),
  }),
  z.object({
    type: z.literal("specifications"),
    value: z.object({
      ...HeadingShape,
      query: z.string().catch(""),
      specifications: listOf(SpecificationSchema),
      content: Text,
    }),
  }),
]);

export const TocEntrySchema = z.object({
  id: z.string().min(1),
  text: z.string(),
  sub: Flag,
});

export type PrebuiltSection = z.infer<typeof SectionSchema>;

/** A list whose invalid entries are dropped. */
export function listOf<Item extends z.ZodTypeAny>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry): z.output<Item>[] => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data as z.output<Item>] : [];
      }),
    );
}
