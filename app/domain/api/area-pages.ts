import { z } from "zod/v4";
import { CURRICULUM_TEMPLATES, CURRICULUM_TOPICS } from "../areas/curriculum";
import { SectionSchema, TocSchema } from "./document";

/** JSON of the pages that are no documents (content format, 8.4 to 8.7). */
const Text = z.string().min(1);
const Link = z.string().regex(/^\/[a-zA-Z-]+\/[^\s?]*$/);
const SizeSchema = z
  .strictObject({ width: z.number().positive(), height: z.number().positive() })
  .nullable();
const Body = z.array(SectionSchema);

const DocFields = {
  title: Text,
  pageTitle: Text,
  summary: z.string(),
  mdn_url: Link,
  locale: z.literal("en-US"),
  native: Text,
  noIndexing: z.boolean(),
  body: Body,
  toc: TocSchema,
  fragments: z.array(Text),
  hasMathML: z.boolean(),
  parents: z.array(z.strictObject({ uri: Link, title: Text })).min(1),
};

const CreditSchema = z.strictObject({ name: Text, link: Text.optional() });
const NeighbourSchema = z.strictObject({ slug: Text, title: Text });
const BlogMetaSchema = z.strictObject({
  slug: Text,
  title: Text,
  description: z.string(),
  keywords: z.string(),
  image: z
    .strictObject({
      file: Text,
      alt: z.string(),
      size: SizeSchema,
      source: CreditSchema.optional(),
      creator: CreditSchema.optional(),
    })
    .nullable(),
  sponsored: z.boolean(),
  published: z.literal(true),
  date: z.iso.date(),
  author: z.strictObject({
    name: Text.optional(),
    link: Text.optional(),
    avatar_url: Link.optional(),
  }),
  readTime: z.number().int().nonnegative(),
  links: z.strictObject({
    previous: NeighbourSchema.optional(),
    next: NeighbourSchema.optional(),
  }),
});

export const BlogPostSchema = z.strictObject({
  doc: z.strictObject(DocFields),
  blogMeta: BlogMetaSchema,
  url: Link,
  locale: z.literal("en-US"),
  image: Link.nullable(),
  pageTitle: Text,
  renderer: z.literal("BlogPost"),
});

export const BlogIndexSchema = z.strictObject({
  hyData: z.strictObject({
    posts: z.array(BlogMetaSchema),
    pagination: z.strictObject({ currentPage: z.number(), numPages: z.number() }),
  }),
  pageTitle: Text,
  url: Link,
  renderer: z.literal("BlogIndex"),
});

interface Item {
  url: string;
  title: string;
  slug: string;
  children?: Item[] | undefined;
}
export const ItemSchema: z.ZodType<Item> = z.lazy(() =>
  z.strictObject({
    url: Link,
    title: Text,
    slug: Text,
    children: z.array(ItemSchema).min(1).optional(),
  }),
);
const TopicSchema = z.enum(CURRICULUM_TOPICS).optional();
const ModuleFields = {
  url: Link,
  title: Text,
  slug: Text,
  summary: Text.optional(),
  topic: TopicSchema,
};
const NextSchema = z.strictObject({ url: Link, title: Text }).optional();

export const CurriculumSchema = z.strictObject({
  doc: z.strictObject({
    ...DocFields,
    sidebar: z.array(ItemSchema),
    topic: TopicSchema,
    group: Text.optional(),
    modules: z.array(
      z.strictObject({
        ...ModuleFields,
        children: z.array(z.strictObject(ModuleFields)).min(1).optional(),
      }),
    ),
    prevNext: z.strictObject({ prev: NextSchema, next: NextSchema }),
    template: z.enum(CURRICULUM_TEMPLATES),
  }),
  url: Link,
  pageTitle: Text,
  locale: z.literal("en-US"),
  renderer: z.string().regex(/^Curriculum(?:Landing|Overview|Module|About|Default)$/),
});

export const GenericSchema = z.strictObject({
  hyData: z.strictObject({
    id: Text,
    title: Text,
    sections: Body,
    toc: TocSchema,
    fragments: z.array(Text),
  }),
  short_title: Text,
  pageTitle: Text,
  description: z.string(),
  url: Link,
  id: Text,
  sidebar: z.strictObject({ title: Text, items: z.array(ItemSchema).min(1) }).nullable(),
  renderer: z.enum(["GenericDoc", "GenericAbout", "GenericCommunity"]),
});

export const SpotlightSchema = z.strictObject({
  hyData: z.strictObject({
    sections: Body,
    contributorName: Text,
    folderName: Text,
    isFeatured: z.boolean(),
    profileImg: z.string(),
    profileImgAlt: z.string(),
    profileImgSize: SizeSchema,
    usernames: z.strictObject({ github: z.string() }),
    quote: z.string(),
  }),
  short_title: Text,
  pageTitle: Text,
  url: Link,
  renderer: z.literal("ContributorSpotlight"),
});
