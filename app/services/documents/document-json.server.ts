import { createHash } from "node:crypto";
import type { Document } from "~/domain/documents/document";

/** Returns the JSON of a page as text (content format, section 8.1). */
export function toDocumentJson(document: Document, sidebarHtml: string | null): string {
  const sidebar = sidebarHtml === null ? {} : { sidebarHTML: sidebarHtml };
  const { related_content = [] } = document;
  const doc = { ...document, ...sidebar, related_content };
  return JSON.stringify({ doc, url: document.mdn_url, renderer: "Doc" });
}

/** Returns the document without its contents; `hash` covers the omitted parts too (8.8). */
export function toMetadataJson(document: Document): string {
  const { body, toc, ...facts } = document;
  const hash = createHash("sha256")
    .update(JSON.stringify({ body, toc, ...facts }))
    .digest("hex");
  return JSON.stringify({ ...facts, hash });
}

/** Returns the link to the page's commits and the list of its contributors (8.8), or null. */
export function toContributorsText({ source, contributors }: Document): string | null {
  const commits = source.github_url?.replace("/blob/", "/commits/");
  const parts = [
    commits === undefined ? "" : `# Contributors by commit history\n${commits}\n`,
    contributors.length === 0 ? "" : `# Contributors\n${contributors.join("\n")}\n`,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join("\n");
}
