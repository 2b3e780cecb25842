/** Subjects with an accent colour of their own; `web` has the site's default. */
export const AREAS = [
  "html",
  "css",
  "javascript",
  "http",
  "api",
  "web",
  "learn",
  "plus",
  "blog",
  "tools",
] as const;
export type Area = (typeof AREAS)[number];

/** Area by path below the locale; the first match decides. */
const RULES: readonly (readonly [RegExp, Area])[] = [
  [/^\/docs\/web\/html(\/|$)/, "html"],
  [/^\/docs\/web\/css(\/|$)/, "css"],
  [/^\/docs\/web\/javascript(\/|$)/, "javascript"],
  [/^\/docs\/web\/http(\/|$)/, "http"],
  [/^\/docs\/web\/api(\/|$)/, "api"],
  [/^\/docs\/learn_web_development\/core\/structuring_content/, "html"],
  [/^\/docs\/learn_web_development\/getting_started\/web_standards/, "html"],
  [/^\/docs\/learn_web_development\/core\/(css_layout|styling_basics)/, "css"],
  [/^\/docs\/learn_web_development\/core\/design_for_developers/, "css"],
  [
    /^\/docs\/learn_web_development\/core\/(scripting|frameworks_libraries)/,
    "javascript",
  ],
  [
    /^\/docs\/learn_web_development\/extensions\/(advanced_javascript|async_js)/,
    "javascript",
  ],
  [/^\/docs\/learn_web_development\/extensions\/(client-side_apis|forms)/, "api"],
  [/^\/docs\/learn(_web_development)?(\/|$)/, "learn"],
];

/**
 * Area of a document, by its path with locale. Browsers load these rules but not the
 * table of sections; `getArea` of find-section uses both.
 */
export function getDocumentArea(path: string): Area {
  const rest = path.toLowerCase().replace(/^\/[^/]*/, "");
  return RULES.find(([pattern]) => pattern.test(rest))?.[1] ?? "web";
}
