import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getOrCreate } from "~/domain/text/get-or-create";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { ContentText, Translate } from "~/domain/text/strings";

/**
 * Opens the compiler's texts for articles. Returns a function that gives the look-up of a
 * locale; a file is read and parsed on the first use of its locale. Texts missing in a
 * locale come from en-US. An unknown id or a missing argument throws.
 */
export function loadContentStrings(): (locale: Locale) => ContentText {
  const bundles = new Map<Locale, FluentBundle>();
  const lookUps = new Map<Locale, ContentText>();

  function openBundle(locale: Locale): FluentBundle {
    return getOrCreate(bundles, locale, () =>
      createBundle(locale, readContentStrings(locale)),
    );
  }

  return (locale) =>
    getOrCreate(lookUps, locale, () =>
      createTranslate([openBundle(locale), openBundle(DEFAULT_LOCALE)]),
    );
}

/** Fluent source of one locale's file. */
export function readContentStrings(locale: Locale): string {
  return readFileSync(
    fileURLToPath(new URL(`content/${locale}.ftl`, import.meta.url)),
    "utf8",
  );
}

/**
 * A bundle of one Fluent source, without isolation marks around arguments, because texts
 * are HTML.
 */
export function createBundle(locale: Locale, source: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const [problem] = bundle.addResource(new FluentResource(source));
  if (problem) throw new Error(`Content strings of ${locale}: ${problem.message}`);
  return bundle;
}

/** Looks up ids in the bundles in order. Texts without arguments are formatted once. */
export function createTranslate(bundles: readonly FluentBundle[]): Translate<string> {
  const plainTexts = new Map<string, string>();
  return (id, args) =>
    args
      ? format(bundles, id, args)
      : getOrCreate(plainTexts, id, () => format(bundles, id, undefined));
}

function format(
  bundles: readonly FluentBundle[],
  id: string,
  args: Parameters<Translate<string>>[1],
): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args, problems);
    const [problem] = problems;
    if (problem)
      throw new Error(`Content string ${id}: ${problem.message}`, { cause: problem });
    return text;
  }
  throw new Error(`Unknown content string: ${id}`);
}
