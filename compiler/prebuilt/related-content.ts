import { z } from "zod";
import type { RelatedContent } from "~/domain/documents/document";
import { escapeText } from "~/domain/text/escape-html";
import { toSidebarHref } from "~/domain/documents/mark-sidebar";
import { decodePath } from "../core/urls";
import { listOf } from "./section-schema";

/** A path of this site without query and fragment. */
const PathSchema = z
  .string()
  .regex(/^\/(?![/\\])[^?#\s]*$/)
  .optional()
  .catch(undefined);

/** A group of links or a link, as yari nests them in `related_content`. */
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

/**
 * Renders the groups as sidebar HTML without current page, which the server marks. Null without
 * groups.
 */
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
