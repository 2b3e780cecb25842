import { ENDS_IN_WORD, GOES_ON } from "../../core/locate";
import { decodePath } from "../../core/urls";
import { escapePattern } from "../text/written-names";

/** Ways in which a file may write characters that a rendered address shows plainly. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&(?:amp|#38|#x26);|&",
  "'": "&(?:apos|#0*39|#x0*27);|'",
  '"': '&(?:quot|#34|#x22);|"',
  "<": "&(?:lt|#60|#x3c);|<",
  ">": "&(?:gt|#62|#x3e);|>",
};

/** An address that goes on is another one: `/Mobile` is not found in `/Mobile_accessibility`. */
const DELIMITER = `(?!${GOES_ON.source})`;

/**
 * Finds a text as a file may have written it: with entities, decoded, or, for the target of a
 * macro, without `/{locale}/docs/`. Returns offsets into `text`; null when it is not there.
 */
export function matchWritten(
  text: string,
  written: string,
  { from, to }: { from: number; to: number },
): { start: number; end: number } | null {
  for (const form of listForms(written)) {
    const pattern = new RegExp(toPattern(form), "giu");
    pattern.lastIndex = from;
    const match = pattern.exec(text.slice(0, to));
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

function listForms(written: string): string[] {
  const slug = /^\/[^/]+\/docs\/([^#]+)$/.exec(written)?.[1];
  const forms = [written, decodePath(written), ...(slug === undefined ? [] : [slug])];
  return [...new Set(forms)];
}

function toPattern(form: string): string {
  const characters = Array.from(form, (character) => {
    const entity = ENTITIES[character];
    return entity === undefined ? escapePattern(character) : `(?:${entity})`;
  });
  return characters.join("") + (ENDS_IN_WORD.test(form) ? DELIMITER : "");
}
