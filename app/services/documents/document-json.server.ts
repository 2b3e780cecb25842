import { createHash } from "node:crypto";
import type { Document } from "~/domain/document";

/** The JSON twin of a page, as text (content format, section 8.1). */
export function toDocumentJson(document: Document, sidebarHtml: string | null): string {
  const sidebar = sidebarHtml === null ? {} : { sidebarHTML: sidebarHtml };
  const doc = { ...document, ...sidebar, related_content: [] };
  return JSON.stringify({ doc, url: document.mdn_url, renderer: "Doc" });
}

/** Changes when the content does: no need to read the document to know it. */
export function toDocumentEtag(storeVersion: string, url: string): string {
  const hash = createHash("sha256").update(`${storeVersion}\n${url}`).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}
