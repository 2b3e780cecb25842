/** What a page is generated from: the area that renders it, and a key that the area knows. */
export interface ReferenceSubject {
  area: ReferenceAreaName;
  /** A browser-compat-data key, or a name of the area's own for a landing page. */
  key: string;
}

export type ReferenceAreaName =
  | "api"
  | "css"
  | "html"
  | "http"
  | "javascript"
  | "landing"
  | "manifests"
  | "mathml"
  | "mediatypes"
  | "svg"
  | "webassembly"
  | "webdriver"
  | "webextensions";
