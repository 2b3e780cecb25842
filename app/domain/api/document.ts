import { z } from "zod/v4";
import { FEATURE_STATUSES } from "../documents/document";
import { LOCALES } from "../locales/locale";

/** JSON of a document (content format, 8.1 and 8.2). */
const Heading = {
  id: z.string().min(1).nullable(),
  title: z.string().min(1).nullable(),
  isH3: z.boolean(),
};

export const SectionSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("prose"),
    value: z.strictObject({ ...Heading, content: z.string() }),
  }),
  z.strictObject({
    type: z.literal("browser_compatibility"),
    value: z.strictObject({ ...Heading, query: z.string().min(1) }),
  }),
  z.strictObject({
    type: z.literal("specifications"),
    value: z.strictObject({
      ...Heading,
      query: z.string(),
      specifications: z.array(
        z.strictObject({
          // No format, because some have characters that URIs write as escapes.
          bcdSpecificationURL: z.string().min(1),
          title: z.string().min(1),
        }),
      ),
    }),
  }),
]);

const PageUrl = z.string().regex(/^\/[a-z]{2}(?:-[A-Z]{2})?\/docs\/[^\s?]+$/);
const Html = z.string().min(1);
const LocaleSchema = z.enum(LOCALES);

export const TocSchema = z.array(
  z.strictObject({ id: z.string().min(1), text: Html, sub: z.literal(true).optional() }),
);

const FactsSchema = z.strictObject({
  title: z.string().min(1),
  short_title: z.string().min(1),
  titleHTML: Html,
  pageTitle: z.string().min(1),
  summary: z.string(),
  mdn_url: PageUrl,
  locale: LocaleSchema,
  native: z.string().min(1),
  isTranslated: z.boolean(),
  isActive: z.boolean(),
  isMarkdown: z.boolean(),
  parents: z.array(z.strictObject({ uri: PageUrl, title: z.string().min(1) })).min(1),
  other_translations: z.array(
    z.strictObject({
      locale: LocaleSchema,
      title: z.string().min(1),
      native: z.string(),
    }),
  ),
  source: z.strictObject({
    folder: z.string(),
    filename: z.string(),
    github_url: z.url().nullable(),
    last_commit_url: z.url().nullable(),
  }),
  modified: z.iso.datetime().nullable(),
  contributors: z.array(z.string().min(1)),
  popularity: z.number().nullable(),
  noIndexing: z.boolean(),
  pageType: z.string().min(1),
  status: z.array(z.enum(FEATURE_STATUSES)),
  browserCompat: z.array(z.string().min(1)),
  baseline: z
    .looseObject({ baseline: z.union([z.enum(["high", "low"]), z.literal(false)]) })
    .nullable(),
  hasMathML: z.boolean(),
  fragments: z.array(z.string().min(1)),
  sidebarMacro: z.string().nullable(),
});

interface Related {
  title: string;
  uri?: string | undefined;
  content?: Related[] | undefined;
}
/** Groups of a sidebar; pages of prebuilt trees alone have them. */
export const RelatedContentSchema: z.ZodType<Related> = z.strictObject({
  title: z.string(),
  uri: z.string().optional(),
  get content() {
    return z.array(RelatedContentSchema).optional();
  },
});

export const DocumentPageSchema = z.strictObject({
  doc: FactsSchema.extend({
    body: z.array(SectionSchema),
    toc: TocSchema,
    sidebarHTML: Html.optional(),
    related_content: z.array(RelatedContentSchema),
  }),
  url: PageUrl,
  renderer: z.literal("Doc"),
});

export const DocumentMetadataSchema = FactsSchema.extend({
  hash: z.string().regex(/^[\da-f]{64}$/),
});
