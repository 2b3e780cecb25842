import { z } from "zod/v4";
import {
  BlogIndexSchema,
  BlogPostSchema,
  CurriculumSchema,
  GenericSchema,
  ItemSchema,
  SpotlightSchema,
} from "./area-pages";
import { CssDataSchema, HtmlDataSchema } from "./custom-data";
import {
  DocumentMetadataSchema,
  DocumentPageSchema,
  RelatedContentSchema,
  SectionSchema,
  TocSchema,
} from "./document";
import {
  AnalyzeAnswerSchema,
  GradeCountsSchema,
  MatrixSchema,
  ScanAnswerSchema,
  ScanErrorSchema,
  VersionSchema,
} from "./observatory";
import {
  LocaleMetadataSchema,
  SearchAnswerSchema,
  SearchErrorsSchema,
  SearchIndexSchema,
  SuggestionsSchema,
} from "./search";
import { UpdatesAnswerSchema } from "./updates";

/** The standard error body (server contract, 1.2). */
const ErrorSchema = z.strictObject({
  code: z.int(),
  error: z.string(),
  message: z.string(),
});

const InfoSchema = z.strictObject({ version: z.string() });

/** Code that a reader shared from the playground. */
const SharedCodeSchema = z.strictObject({
  html: z.string().nullable(),
  css: z.string().nullable(),
  js: z.string().nullable(),
  src: z.string().nullable().describe("Page that the code comes from."),
});

/** JSON of a screen without content of its own (server contract, 16). */
const ScreenSchema = z.strictObject({
  slug: z.string(),
  locale: z.string(),
  url: z.string(),
  pageTitle: z.string(),
  renderer: z.string(),
  noIndexing: z.literal(true).optional(),
  onlyFollow: z.literal(true).optional(),
});

/** Names of the schemas in the description. */
export const API_SCHEMAS = {
  AnalyzeAnswer: AnalyzeAnswerSchema,
  BlogIndex: BlogIndexSchema,
  BlogPost: BlogPostSchema,
  CssData: CssDataSchema,
  CurriculumPage: CurriculumSchema,
  DocumentMetadata: DocumentMetadataSchema,
  DocumentPage: DocumentPageSchema,
  Error: ErrorSchema,
  GenericPage: GenericSchema,
  GradeCounts: GradeCountsSchema,
  HtmlData: HtmlDataSchema,
  Info: InfoSchema,
  LocaleMetadata: LocaleMetadataSchema,
  Matrix: MatrixSchema,
  RelatedContent: RelatedContentSchema,
  ScanAnswer: ScanAnswerSchema,
  ScanError: ScanErrorSchema,
  Screen: ScreenSchema,
  SearchAnswer: SearchAnswerSchema,
  SearchErrors: SearchErrorsSchema,
  SearchIndex: SearchIndexSchema,
  Section: SectionSchema,
  SharedCode: SharedCodeSchema,
  SidebarItem: ItemSchema,
  SpotlightPage: SpotlightSchema,
  Suggestions: SuggestionsSchema,
  Toc: TocSchema,
  UpdatesAnswer: UpdatesAnswerSchema,
  Version: VersionSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type ApiSchemaName = keyof typeof API_SCHEMAS;
