import { z } from "zod";
import type { RelatedContent } from "~/domain/documents/document";
import { escapeText } from "~/domain/text/escape-html";
import { toSidebarHref } from "~/domain/documents/mark-sidebar";
import { decodePath } from "../core/urls";
import { listOf } from "./section-schema";

/** A path of this site, without what only the browser reads. */
const PathSchema = z
  .string()
  .regex(/^\/(?![/\\])[^?#\s]*$/)
  .optional()
  .catch(undefined);

/** One group of links, or one link, as yari's `related_content` nests them. */
export const RelatedContentSchema: z.ZodType<RelatedContent, z.ZodTypeDef, unknown> =
  z.lazy(() =>
    z
      .object({
        title: z.string().min(1),
        uri: PathSchema,
        content: listOf(RelatedContentSchema),
      })
      .transform(({ title, uri, content }) => ({
        title,
        ...(uri !== undefined && { uri }),
        ...(content.length > 0 && { content }),
      })),
  );

/** The same as sidebar HTML, unmarked: the page is marked when it is served. Null without groups. */
export function renderRelatedContent(groups: readonly RelatedContent[]): string | null {
  return groups.length === 0 ? null : renderList(groups);
}

function renderList(items: readonly RelatedContent[]): string {
  return `<ol>${items.map((item) => `<li>${renderItem(item)}</li>`).join("")}</ol>`;
}

function renderItem({ title, uri, content }: RelatedContent): string {
  const text = escapeText(title);
  const label =
    uri === undefined ? text : `<a href="${toSidebarHref(decodePath(uri))}">${text}</a>`;
  return content
    ? `<details><summary>${label}</summary>${renderList(content)}</details>`
    : label;
}
