/**
 * One row of a table of old URLs. Patterns see the decoded path without its leading slash.
 * `scope` says what may stand before it: `site` nothing, `locale` a locale that is kept in
 * front of the target, `dropped-locale` a locale that the target has no use for. Where a
 * locale is allowed it may be missing.
 */
export interface FundamentalRule {
  scope: "site" | "locale" | "dropped-locale";
  pattern: RegExp;
  /** Path without leading slash or https URL; `$1` as in String.replace. */
  to: string;
  status: 301 | 302;
  /** Old wiki pages had colons for slashes. */
  colonsToSlashes?: true;
  /** Only below these locales. */
  locales?: readonly string[];
  /** Not below these. */
  exceptLocales?: readonly string[];
}

export interface FundamentalFamily {
  name: string;
  rules: readonly FundamentalRule[];
}
