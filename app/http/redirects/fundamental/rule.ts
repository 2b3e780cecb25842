/**
 * One row of a table of old URLs. `pattern` tests the decoded path without its leading slash.
 * `scope` defines the prefix before it: `site` none, `locale` a locale that the target keeps,
 * `dropped-locale` a locale that the target drops. The locale prefix is optional.
 */
export interface FundamentalRule {
  scope: "site" | "locale" | "dropped-locale";
  pattern: RegExp;
  /** Path without a leading slash, or https URL; `$1` as in String.replace. */
  to: string;
  status: 301 | 302;
  /** Replaces colons by slashes, because old wiki pages used colons. */
  colonsToSlashes?: true;
  /** Applies only to these locales. */
  locales?: readonly string[];
  /** Does not apply to these locales. */
  exceptLocales?: readonly string[];
}

export interface FundamentalFamily {
  name: string;
  rules: readonly FundamentalRule[];
}
