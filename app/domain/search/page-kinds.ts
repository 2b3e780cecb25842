/** Words that say little (`s`, `web`), or that begin the names of other pages: "CSS grid layout". */
const NO_KIND = /^(..?|api|css|javascript|objects?|web)$/;

/**
 * The word that readers add to a name, and the addresses of pages of that kind, where these do not have the word.
 * One expression, because quick search has it in the browser.
 */
const UNSPOKEN_KIND =
  /^(class|object) .*objects\/[^/]+$|^(function|method) .*(api|objects)\/[^/]+\/|^interface .*web\/api\/[^/]+$|^tag .*\/elements?\//;

/**
 * Tells whether a word says what a page is or where it stands: `element` and `html` of
 * `web/html/reference/elements/audio`. Slug or URL, and word, are in lower case.
 */
export function isOfKind(address: string, word: string): boolean {
  if (UNSPOKEN_KIND.test(`${word} ${address}`)) return true;
  return (
    !NO_KIND.test(word) &&
    address.split(/[/_]/).some((place) => toStem(place) === toStem(word))
  );
}

/** Cuts the ends in which plural and singular differ: `propert`, `ke`, `element`. */
function toStem(word: string): string {
  return word.replace(/(y|ie)?s?$/, "");
}
