import { z } from "zod";
import type { AreaSidebarItem } from "~/domain/areas/area-doc";
import { CURRICULUM_TEMPLATES, CURRICULUM_TOPICS } from "~/domain/areas/curriculum";
import { GENERIC_TEMPLATES, isGenericSlug } from "~/domain/areas/generic-page";
import { isIsoDate } from "~/domain/locales/iso-date";
import {
  Address,
  Flag,
  listOf,
  SectionSchema,
  Text,
  TocEntrySchema,
} from "./section-schema";

/**
 * Schemas of area pages as the public builders write them (content format, 8.4 to 8.7). Trees
 * repeat some for each locale; only the English ones are read.
 */
const Path = z.string().regex(/^\/en-US\/[^?#\s]*$/);
const Title = z.string().min(1);
const Topic = z.enum(CURRICULUM_TOPICS).optional().catch(undefined);
const Link = z.object({ url: Path, title: Title }).optional().catch(undefined);

const DocSchema = z.object({
  title: Title,
  pageTitle: Text,
  summary: Text,
  mdn_url: Path,
  noIndexing: Flag,
  body: z.array(SectionSchema),
  toc: listOf(TocEntrySchema),
  parents: listOf(z.object({ uri: Path, title: Title })),
});

/** A file beside the page; rejects paths. */
const FileName = z.string().regex(/^[^/\\]+$/);

const Credit = z.object({ name: Title, link: Address }).optional().catch(undefined);
const BlogSchema = z.object({
  doc: DocSchema,
  blogMeta: z.object({
    slug: z.string().regex(/^[^/\s]+$/),
    title: Title,
    description: Text,
    sponsored: Flag,
    image: z
      .object({ file: FileName, alt: Text, source: Credit, creator: Credit })
      .nullish()
      .catch(null),
    keywords: z
      .union([z.string(), z.array(z.string())])
      .nullish()
      .catch(null),
    published: z.boolean().nullish().catch(null),
    date: z.string().refine(isIsoDate, "is no date such as 2026-01-31"),
    author: z
      .object({ name: Text, link: Address, avatar_url: Path.nullish().catch(null) })
      .nullish()
      .catch(null),
    readTime: z.number().int().nonnegative().catch(0),
  }),
});

const Item: z.ZodType<AreaSidebarItem, z.ZodTypeDef, unknown> = z.lazy(() =>
  z
    .object({ url: Path, title: Title, slug: Text, children: listOf(Item) })
    .transform(({ url, title, slug, children }) => ({
      url,
      title,
      slug: slug ?? toSlug(url),
      ...(children.length > 0 && { children }),
    })),
);
const ModuleFields = { url: Path, title: Title, slug: Text, summary: Text, topic: Topic };
const CurriculumSchema = z.object({
  doc: DocSchema.extend({
    template: z.enum(CURRICULUM_TEMPLATES).catch("default"),
    sidebar: listOf(Item),
    topic: Topic,
    group: Text,
    modules: listOf(
      z.object({ ...ModuleFields, children: listOf(z.object(ModuleFields)) }),
    ),
    prevNext: z.object({ prev: Link, next: Link }).catch({}),
  }),
});

const GenericSchema = z.object({
  hyData: z.object({
    title: Title,
    sections: z.array(SectionSchema),
    toc: listOf(TocEntrySchema),
  }),
  short_title: Text,
  pageTitle: Text,
  url: Path,
  renderer: z.enum(GENERIC_TEMPLATES).catch("GenericDoc"),
});

const SpotlightSchema = z.object({
  hyData: z.object({
    sections: z.array(SectionSchema),
    contributorName: Title,
    folderName: Title,
    isFeatured: Flag,
    profileImg: FileName.nullish().catch(null),
    profileImgAlt: Text,
    quote: Text,
    usernames: z.object({ github: z.string().regex(/^[\w-]{1,39}$/) }),
  }),
  pageTitle: Text,
  url: Path,
});

const SCHEMAS = {
  blog: BlogSchema,
  curriculum: CurriculumSchema,
  generic: GenericSchema,
  spotlight: SpotlightSchema,
};
type Kind = keyof typeof SCHEMAS;
export type PrebuiltAreaData<Of extends Kind> = z.infer<(typeof SCHEMAS)[Of]>;
export type PrebuiltArea = {
  [Of in Kind]: { kind: Of; data: PrebuiltAreaData<Of> };
}[Kind];

/** Address patterns of the areas; other pages with sections are generic. */
const PLACES: Readonly<Record<Exclude<Kind, "generic">, RegExp>> = {
  blog: /^\/en-US\/blog\/[^/]+\/?$/,
  curriculum: /^\/en-US\/curriculum(?:\/|$)/,
  spotlight: /^\/en-US\/community\/spotlight\/[^/]+\/?$/,
};
const ENGLISH = /^\/en-US\//;

export type ParsedArea =
  | { kind: "area"; area: PrebuiltArea }
  | { kind: "other"; reason: string }
  | { kind: "broken"; reason: string };

/** Parses a page that is no document. */
export function parseArea(page: unknown): ParsedArea {
  const kind = findKind(page);
  if (kind === null) return { kind: "other", reason: explainPassedOver(page) };
  const parsed = SCHEMAS[kind].safeParse(page);
  if (parsed.success)
    return { kind: "area", area: { kind, data: parsed.data } as PrebuiltArea };
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") ?? "";
  return { kind: "broken", reason: `"${field}": ${issue?.message.toLowerCase() ?? "?"}` };
}

const PlaceSchema = z.object({
  url: z.string().optional(),
  doc: z.object({ mdn_url: z.string() }).optional().catch(undefined),
  /** Lists of posts have this field too. */
  hyData: z
    .object({ posts: z.unknown(), sections: z.unknown() })
    .optional()
    .catch(undefined),
});

/** Returns the area by address; null for lists, other screens and other languages. */
function findKind(page: unknown): Kind | null {
  const parsed = PlaceSchema.safeParse(page);
  if (!parsed.success || parsed.data.hyData?.posts !== undefined) return null;
  const { hyData } = parsed.data;
  const url = readUrl(parsed.data);
  const kinds = Object.keys(PLACES) as (keyof typeof PLACES)[];
  const kind = kinds.find((each) => PLACES[each].test(url));
  if (kind !== undefined) return kind;
  const isGeneric = ENGLISH.test(url) && isGenericSlug(toSlug(url));
  return isGeneric && Array.isArray(hyData?.sections) ? "generic" : null;
}

function readUrl({ doc, url }: z.infer<typeof PlaceSchema>): string {
  return doc?.mdn_url ?? url ?? "";
}

function explainPassedOver(page: unknown): string {
  const url = readUrl(PlaceSchema.catch({}).parse(page));
  if (url !== "" && !ENGLISH.test(url))
    return `${url} repeats a screen or an English page, which this site shows in every language`;
  return `${url || "it"} is a list or a screen, which this site makes itself`;
}

function toSlug(url: string): string {
  return url.replace(/^\/[^/]+\/|\/$/g, "");
}
