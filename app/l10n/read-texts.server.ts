import { FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Translate } from "~/domain/text/strings";
import { createText } from "./create-text";

/** Fluent sources by path, which ends with the name of the locale: what `import.meta.glob` gives. */
type Sources = Readonly<Record<string, string>>;

/** Texts that only the server reads: their look-ups and Fluent sources. Both throw without a file. */
export interface ServerTexts<Id extends string> {
  /** A locale is parsed when it is first asked for. */
  get: (locale: Locale) => Translate<Id>;
  readSource: (locale: Locale) => string;
}

/**
 * Reads nothing before it is asked. The annotation, and look-ups that are functions of their module, let the site
 * inside the service worker leave out the texts of pages that it does not have.
 */
/* @__NO_SIDE_EFFECTS__ */
export function readTexts<Id extends string>(sources: Sources): ServerTexts<Id> {
  const byName = new Map(
    Object.entries(sources).map(([path, source]) => [
      path.slice(path.lastIndexOf("/") + 1),
      source,
    ]),
  );
  const texts = new Map<Locale, Translate<Id>>();
  function readSource(locale: Locale): string {
    const source = byName.get(`${locale}.ftl`);
    if (source !== undefined) return source;
    throw new Error(`No ${locale}.ftl beside ${Object.keys(sources)[0]}`);
  }
  function parse(locale: Locale): Translate<Id> {
    const { body } = new FluentResource(readSource(locale));
    const values = body.map(({ id, value }) => [id, value] as const);
    return createText(locale, Object.fromEntries(values));
  }
  return {
    get: (locale) => getOrCreate(texts, locale, () => parse(locale)),
    readSource,
  };
}
