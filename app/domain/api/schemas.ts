import type { z } from "zod/v4";
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
import { ErrorSchema, InfoSchema, ScreenSchema, SharedCodeSchema } from "./shared";
import { UpdatesAnswerSchema } from "./updates";

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
