import { z } from "zod";
import { FEATURE_STATUSES } from "~/domain/documents/document";
import { LOCALES } from "~/domain/locales/locale";
import { parseArea, type PrebuiltArea } from "./area-schema";
import { BaselineSchema } from "./baseline";
import { RelatedContentSchema } from "./related-content";
import {
  Address,
  Flag,
  listOf,
  SectionSchema,
  Text,
  TocEntrySchema,
} from "./section-schema";

/**
 * Schema of a page as the public builders write it (content format, 8.1 and 8.2). Unknown
 * fields are dropped; invalid optional fields (a date, a count) count as missing.
 */
const DOC_PATH = /^\/[^/]+\/docs\/./;

const LocaleSchema = z.enum(LOCALES);

const PrebuiltDocumentSchema = z.object({
  mdn_url: z.string().regex(DOC_PATH),
  locale: LocaleSchema,
  title: z.string().min(1),
  titleHTML: Text,
  short_title: Text,
  pageTitle: Text,
  summary: Text,
  body: z.array(SectionSchema),
  toc: listOf(TocEntrySchema),
  parents: listOf(z.object({ uri: z.string().regex(DOC_PATH), title: z.string() })),
  other_translations: listOf(z.object({ locale: LocaleSchema, title: z.string() })),
  sidebarHTML: Text,
  sidebarMacro: Text,
  source: z
    .object({
      folder: Text,
      filename: Text,
      github_url: Address,
      last_commit_url: Address,
    })
    .catch({}),
  modified: Text,
  contributors: listOf(z.string().min(1)),
  popularity: z.number().min(0).max(1).nullish().catch(null),
  noIndexing: Flag,
  pageType: Text,
  status: listOf(z.enum(FEATURE_STATUSES)),
  browserCompat: listOf(z.string().min(1)),
  baseline: BaselineSchema,
  related_content: listOf(RelatedContentSchema),
});

export type PrebuiltDocument = z.infer<typeof PrebuiltDocumentSchema>;

export type PrebuiltPage =
  | { kind: "document"; doc: PrebuiltDocument }
  /** A post, a module, a profile and so on, in English for all locales. */
  | { kind: "area"; area: PrebuiltArea }
  /** A home page, a list, or a screen without content of its own. */
  | { kind: "other"; reason: string }
  | { kind: "broken"; reason: string };

const EnvelopeSchema = z.object({
  renderer: z.string().optional(),
  doc: z.object({ mdn_url: z.unknown() }).passthrough().optional(),
  blogMeta: z.unknown(),
});

/**
 * Distinguishes documents from other pages by `renderer` (rari), or by their fields (yari).
 * Tells a file that was not copied to its end from one of another kind.
 */
export function parsePrebuiltPage(json: string): PrebuiltPage {
  const value = parseJson(json);
  if (value instanceof SyntaxError) {
    const reason = value.message.replace(/\s+/g, " ");
    return { kind: "broken", reason: `it is not valid JSON: ${reason}` };
  }
  const envelope = EnvelopeSchema.safeParse(value);
  if (!envelope.success)
    return { kind: "broken", reason: "it is no page of a public builder" };
  const { renderer = "Doc", doc, blogMeta } = envelope.data;
  const isDocument = renderer === "Doc" && doc && blogMeta === undefined;
  if (!isDocument || !isDocPath(doc.mdn_url)) return parseArea(value);
  const parsed = PrebuiltDocumentSchema.safeParse(doc);
  if (parsed.success) return { kind: "document", doc: parsed.data };
  const [issue] = parsed.error.issues;
  const field = ["doc", ...(issue?.path ?? [])].join(".");
  return { kind: "broken", reason: `"${field}": ${issue?.message.toLowerCase() ?? "?"}` };
}

function isDocPath(url: unknown): boolean {
  return typeof url !== "string" || !/^\/[^/]+\/(?!docs\/)/.test(url);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}
