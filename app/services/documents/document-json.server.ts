import { createHash } from "node:crypto";
import type { Document } from "~/domain/document";

/** The JSON twin of a page, as text (content format, section 8.1). */
export function toDocumentJson(document: Document, sidebarHtml: string | null): string {
  const sidebar = sidebarHtml === null ? {} : { sidebarHTML: sidebarHtml };
  const doc = { ...document, ...sidebar, related_content: [] };
  return JSON.stringify({ doc, url: document.mdn_url, renderer: "Doc" });
}

/** The document without its contents; `hash` changes with what is left out too (8.8). */
export function toMetadataJson(document: Document): string {
  const { body, toc, ...facts } = document;
  const hash = createHash("sha256")
    .update(JSON.stringify({ body, toc, ...facts }))
    .digest("hex");
  return JSON.stringify({ ...facts, hash });
}

/** Where the code host lists who wrote the page (8.8). */
export function toContributorsText({ source }: Document): string | null {
  if (source.github_url === null) return null;
  return `# Contributors by commit history\n${source.github_url.replace("/blob/", "/commits/")}\n`;
}

/** Of the text itself, so that servers which compiled the same content agree. */
export function toTextEtag(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}
