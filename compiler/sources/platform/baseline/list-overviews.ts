import { stripNotation } from "./rank-key";
import type { FeatureData } from "./web-features";

/** Overviews and guides, by ids of features whose names do not lead to them. */
const KNOWN_OVERVIEWS: Readonly<Record<string, string>> = {
  "async-clipboard": "Web/API/Clipboard_API",
  "canvas-2d": "Web/API/Canvas_API",
  counters: "Web/CSS/Guides/Counter_styles/Using_counters",
  "custom-properties": "Web/CSS/Guides/Cascading_variables",
  dom: "Web/API/Document_Object_Model",
  "dom-geometry": "Web/API/Geometry_interfaces",
  draganddrop: "Web/API/HTML_Drag_and_Drop_API",
  flexbox: "Web/CSS/Guides/Flexible_box_layout",
  "font-loading": "Web/API/CSS_Font_Loading_API",
  highlight: "Web/API/CSS_Custom_Highlight_API",
  javascript: "Web/JavaScript",
  "js-modules": "Web/JavaScript/Guide/Modules",
  "logical-properties": "Web/CSS/Guides/Logical_properties_and_values",
  mathml: "Web/MathML",
  "media-capture": "Web/API/Media_Capture_and_Streams_API",
  "multi-column": "Web/CSS/Guides/Multicol_layout",
  push: "Web/API/Push_API",
  "safe-area-inset": "Web/CSS/Guides/Environment_variables",
  wasm: "WebAssembly",
  "web-cryptography": "Web/API/Web_Crypto_API",
  "web-locks": "Web/API/Web_Locks_API",
};

/**
 * Lists the paths that an overview or guide about a feature may have. A page whose name is the feature's own
 * (`hasName`) needs none.
 */
export function listOverviews(
  id: string,
  {
    feature,
    hasName,
  }: {
    feature: Pick<FeatureData, "compat_features" | "name">;
    hasName: boolean;
  },
): string[] {
  const known = KNOWN_OVERVIEWS[id];
  if (known !== undefined) return [`/docs/${known}`];
  return hasName ? [] : listByName(feature).map((slug) => `/docs/Web/${slug}`);
}

function listByName({
  name,
  compat_features: keys = [],
}: Pick<FeatureData, "compat_features" | "name">): string[] {
  const title = stripNotation(name).replace(/ API$/, "").replaceAll(" ", "_");
  if (!/^[\w-]+$/.test(title)) return [];
  const has = (start: string) => keys.some((key) => key.startsWith(start));
  const slugs = [
    ...(has("api.")
      ? [`API/${title}_API`, `API/${title.replace(/s$/, "")}_API`, `API/${title}`]
      : []),
    ...(has("css.") ? [`CSS/Guides/${title}`] : []),
    ...(has("html.") || has("api.HTML") ? [`HTML/Guides/${title}`] : []),
    ...(has("http.") ? [`HTTP/Guides/${title}`] : []),
  ];
  return [...new Set(slugs)];
}
