import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locale";
import type { Translate } from "~/domain/strings";

/**
 * The look-up over one Fluent source. An unknown id throws: a test compares every id in the
 * code with every file, so this is a programming error. Texts go into attributes too, so no
 * isolation marks are put around arguments.
 */
export function createText(locale: Locale, source: string): Translate {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const [problem] = bundle.addResource(new FluentResource(source));
  if (problem) throw new Error(`Interface texts of ${locale}: ${problem.message}`);
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`Unknown interface text: ${id}`);
    return bundle.formatPattern(pattern, args ?? null);
  };
}
