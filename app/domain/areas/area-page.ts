import type { StoredBlogPost } from "./blog";
import type { CurriculumPage } from "./curriculum";
import type { GenericPage } from "./generic-page";
import type { SpotlightPage } from "./spotlight";

/** Page type of each area, as stored in the content store. */
export interface AreaPages {
  blog: StoredBlogPost;
  curriculum: CurriculumPage;
  generic: GenericPage;
  spotlight: SpotlightPage;
}

export type AreaKind = keyof AreaPages;

export const AREA_KINDS = [
  "blog",
  "curriculum",
  "generic",
  "spotlight",
] as const satisfies readonly AreaKind[];
