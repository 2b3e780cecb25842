import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locales/locale";
import type { Translate } from "~/domain/text/strings";

type Message = FluentResource["body"][number];
/** Parsed messages, by id. */
export type CompiledTexts = Record<string, Message["value"]>;

/**
 * The look-up over the messages of one Fluent source. An unknown id throws: a test compares
 * every id in the code with every file, so this is a programming error. Texts go into attributes
 * too, so no isolation marks are put around arguments.
 */
export function createText(locale: Locale, texts: CompiledTexts): Translate<string> {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const body = Object.entries(texts).map(([id, value]) => ({
    id,
    value,
    attributes: {},
  }));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- a bundle asks nothing else of a resource; the class itself would bring the parser along
  bundle.addResource({ body });
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`Unknown interface text: ${id}`);
    return bundle.formatPattern(pattern, args ?? null);
  };
}
