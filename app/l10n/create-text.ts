import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locales/locale";
import type { Translate } from "~/domain/text/strings";

type Message = FluentResource["body"][number];
/** Parsed messages, by id. */
export type CompiledTexts = Record<string, Message["value"]>;

/**
 * Look-up over the messages of one Fluent source. An unknown id throws: it is a
 * programming error, because a test compares all ids in the code with all files.
 * Arguments have no isolation marks, because texts are used in attributes too.
 */
export function createText(locale: Locale, texts: CompiledTexts): Translate<string> {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const body = Object.entries(texts).map(([id, value]) => ({
    id,
    value,
    attributes: {},
  }));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- the bundle uses only `body` of a resource; the class itself would add the parser to the page's bytes
  bundle.addResource({ body });
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`Unknown interface text: ${id}`);
    return bundle.formatPattern(pattern, args ?? null);
  };
}
