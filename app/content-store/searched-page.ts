import type { AreaDoc } from "~/domain/areas/area-doc";
import type { AreaKind } from "~/domain/areas/area-page";
import type { GenericPage } from "~/domain/areas/generic-page";
import type { SpotlightPage } from "~/domain/areas/spotlight";
import type { Document } from "~/domain/documents/document";
import type { SearchedPage } from "./content-store";

/** The breadcrumbs of every contributor profile. */
const SPOTLIGHT_TRAIL = ["Community", "Contributor spotlight"];

/** Converts a document, blog post or curriculum page. */
export function toSearchedPage({
  summary,
  body,
  parents,
}: Pick<Document | AreaDoc, "summary" | "body" | "parents">): SearchedPage {
  return { summary, body, trail: parents.slice(0, -1).map(({ title }) => title) };
}

/** Converts a stored area page of any kind. */
export function toSearchedArea(kind: AreaKind, page: unknown): SearchedPage {
  if (kind === "generic") {
    const { description, hyData, sidebar } = page as GenericPage;
    const trail = sidebar ? [sidebar.title] : [];
    return { summary: description, body: hyData.sections, trail };
  }
  if (kind === "spotlight") {
    const { hyData } = page as SpotlightPage;
    return { summary: hyData.quote, body: hyData.sections, trail: SPOTLIGHT_TRAIL };
  }
  return toSearchedPage((page as { doc: AreaDoc }).doc);
}
