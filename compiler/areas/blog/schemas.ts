import { z } from "zod";
import { isIsoDate, toIsoDate } from "~/domain/locales/iso-date";
import { say } from "../../sources/docs/front-matter-issues";
import { TextSchema } from "../../sources/docs/front-matter";

const LinkSchema = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))/i, "is no http(s) address");
const CreditSchema = z.object({ name: TextSchema, link: LinkSchema.optional() });

/** A file beside the page. Rejects paths, because they could lead out of the folder. */
const FileNameSchema = z
  .string()
  .regex(/^[^/\\]+$/, "is no name of a file beside the page")
  .refine((name) => !name.startsWith("."), "is no name of a file beside the page");

const ImageSchema = z.object({
  file: FileNameSchema,
  alt: z.string().default(""),
  source: CreditSchema.optional(),
  creator: CreditSchema.optional(),
});

export const PostSchema = z.object({
  slug: z
    .string()
    .regex(/^[\w-]+$/, "may hold letters, digits, hyphens and underscores only")
    .optional(),
  title: TextSchema,
  description: TextSchema,
  image: ImageSchema.optional(),
  keywords: z
    .union(
      [z.string(), z.array(z.string()).transform((words) => words.join(", "))],
      say("is neither a text nor a list of texts"),
    )
    .optional(),
  sponsored: z.boolean().optional(),
  published: z.boolean().optional(),
  date: z
    .string()
    .refine(isIsoDate, "is no date such as 2026-01-31")
    .transform((date) => toIsoDate(new Date(date))),
  author: z.string().optional(),
});
export type PostFrontMatter = z.infer<typeof PostSchema>;

export const AuthorSchema = z.object({
  name: TextSchema,
  link: LinkSchema.optional(),
  avatar: FileNameSchema.optional(),
});
