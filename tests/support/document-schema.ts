import { z } from "zod/v4";
import { DocumentMetadataSchema, DocumentPageSchema } from "~/domain/api/document";

/** Narrows the public schema to pages from Markdown. */
const MARKDOWN_FACTS = {
  isActive: z.literal(true),
  isMarkdown: z.literal(true),
  source: DocumentMetadataSchema.shape.source.extend({
    folder: z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?\//),
    filename: z.literal("index.md"),
  }),
};

export const DocumentTwinSchema = DocumentPageSchema.extend({
  doc: DocumentPageSchema.shape.doc.extend({
    ...MARKDOWN_FACTS,
    related_content: z.array(z.never()),
  }),
});

export const MetadataTwinSchema = DocumentMetadataSchema.extend(MARKDOWN_FACTS);
