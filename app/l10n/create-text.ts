import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locales/locale";
import type { Translate } from "~/domain/text/strings";

type Message = FluentResource["body"][number];
/** Parsed messages, by id. */
export type CompiledTexts = Record<string, Message["value"]>;

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Invisible characters that turn over the text after them, and would end its isolation. */
const DIRECTION_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";

/**
 * Look-up over the messages of one Fluent source. An unknown id throws: it is a
 * programming error, because a test compares all ids in the code with all files.
 * Fluent's own isolation is off, because texts are used in attributes too and all interface languages
 * are written from left to right. Arguments in right-to-left scripts are isolated here, and what turns over text is
 * dropped from all.
 */
export function createText(locale: Locale, texts: CompiledTexts): Translate<string> {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const body = Object.entries(texts).map(([id, value]) => ({
    id,
    value,
    attributes: {},
  }));
  // The bundle uses only `body` of a resource; the class itself would add the parser to the page's bytes.
  bundle.addResource({ body });
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`Unknown interface text: ${id}`);
    return bundle.formatPattern(pattern, args ? isolateArguments(args) : null);
  };
}

/** Isolates names in Hebrew or Arabic, which would otherwise reorder the rest of the sentence. */
function isolateArguments(args: MessageArguments): MessageArguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "string" ? isolate(value) : value,
    ]),
  );
}

function isolate(value: string): string {
  const text = value.replace(DIRECTION_CONTROLS, "");
  return RIGHT_TO_LEFT.test(text)
    ? FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE
    : text;
}

type MessageArguments = Record<string, string | number>;
