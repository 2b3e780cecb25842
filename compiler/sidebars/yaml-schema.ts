import { z } from "zod";

const ENTRY_TYPES = [
  "section",
  "listSubPages",
  "listSubPagesGrouped",
  "webExtApi",
] as const;

const LabelsSchema = z.record(z.string(), z.coerce.string()).nullable();
const TextListSchema = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.string()),
);

/** An entry of a sidebar file; a plain path stands for `{ link: path }`. */
export interface YamlEntry {
  type?: (typeof ENTRY_TYPES)[number] | undefined;
  link?: string | undefined;
  hash?: string | undefined;
  title?: string | undefined;
  details?: "closed" | "open" | undefined;
  code?: boolean | undefined;
  children?: YamlEntry[] | undefined;
  path?: string | undefined;
  /** Page types to list. */
  tags?: string[] | undefined;
  /** Levels of sub-pages, default 1; 0 is unlimited. */
  depth?: number | undefined;
  nested?: boolean | undefined;
  includeParent?: boolean | undefined;
}

/**
 * Schema of a sidebar file (content format, section 6.2). `strict` rejects unknown keys,
 * `strip` drops them.
 */
function createSchema(unknownKeys: "strict" | "strip") {
  const EntrySchema: z.ZodType<YamlEntry, z.ZodTypeDef, unknown> = z.lazy(() =>
    z.preprocess(
      (value) => (typeof value === "string" ? { link: value } : value),
      EntryMapSchema,
    ),
  );
  const EntryObjectSchema = z.object({
    type: z.enum(ENTRY_TYPES).optional(),
    link: z.string().optional(),
    hash: z.string().optional(),
    title: z.coerce.string().optional(),
    details: z.enum(["closed", "open"]).optional(),
    code: z.boolean().optional(),
    children: z.array(EntrySchema).optional(),
    path: z.string().optional(),
    tags: TextListSchema.optional(),
    depth: z.number().int().nonnegative().optional(),
    nested: z.boolean().optional(),
    includeParent: z.boolean().optional(),
  });
  const EntryMapSchema = EntryObjectSchema[unknownKeys]().superRefine(checkEntry);
  const FileSchema = z.object({
    sidebar: z.array(EntrySchema),
    l10n: z.record(z.string(), LabelsSchema).nullable().default({}),
  });
  return FileSchema[unknownKeys]();
}

export const StrictYamlSidebarSchema = createSchema("strict");
export const YamlSidebarSchema = createSchema("strip");

export type YamlSidebar = z.infer<typeof YamlSidebarSchema>;

function checkEntry(entry: YamlEntry, context: z.RefinementCtx): void {
  const problem = findProblem(entry);
  if (problem) context.addIssue({ code: z.ZodIssueCode.custom, message: problem });
}

function findProblem({ type, path, title, link, children }: YamlEntry): string | null {
  if (type === "listSubPages" || type === "listSubPagesGrouped") {
    return path ? null : `An entry of type ${type} needs a path.`;
  }
  if (type === "webExtApi")
    return title ? null : "An entry of type webExtApi needs a title.";
  return link || title || children ? null : "An entry needs a link, a title or children.";
}
