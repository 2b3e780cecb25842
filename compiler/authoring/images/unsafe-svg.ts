import { decodeEntities } from "~/domain/text/decode-entities";
import { leavesPicture } from "../../html/safe-urls";

/** Elements and instructions that run code, embed or restyle documents, or declare entities to hide them in. */
const UNSAFE_MARKUP =
  /<\s*(?:[^\s<>:/]+:)?(?:script|object|iframe|embed|foreignobject|handler|set)\b|<!entity|<\?xml-stylesheet/i;
/** A start tag up to its end, which may follow `>` in quotation marks. */
const START_TAG = /^[^\s<>"'=/!?][^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/;
const USE = /^(?:[^\s<>:/]+:)?use(?![^\s/>])/i;
/** The look-behind keeps long words without `=` from being read again at each of their characters. */
const ATTRIBUTE = /(?<=[\s"'/])([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/g;
const HANDLER = /^on\w+$/i;
const LINK = /^(?:[^:]+:)?href$/i;
/** Browsers skip control characters and white space in a scheme. */
const IGNORED_IN_SCHEME = /[\s\p{Cc}\p{Cf}]/gu;

/**
 * Tells whether an SVG could run code or load other files. It looks into tags alone, because titles may speak of
 * `javascript:` and of handlers; it parses nothing, because a parser of HTML reads an XML file in another way.
 */
export function isUnsafeSvg(svg: string): boolean {
  return UNSAFE_MARKUP.test(svg) || svg.split("<").slice(1).some(isUnsafeTag);
}

/** Takes what follows a `<`, up to the next one. In a tag that never ends, all of it counts as attributes. */
function isUnsafeTag(text: string): boolean {
  if (/^[!?/\s]/.test(text)) return false;
  const tag = START_TAG.exec(text)?.[0] ?? text;
  for (const [, name = "", ...values] of tag.matchAll(ATTRIBUTE)) {
    const value = decodeEntities(values.join(""));
    if (HANDLER.test(name) || runsCode(value)) return true;
    if (LINK.test(name) && USE.test(tag) && leavesPicture(value)) return true;
  }
  return false;
}

function runsCode(value: string): boolean {
  return /javascript:/i.test(value.replace(IGNORED_IN_SCHEME, ""));
}
