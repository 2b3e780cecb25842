/** Words that say little (`s`, `web`), or that begin the names of other pages: "CSS grid layout". */
const NO_KIND = /^(..?|api|css|javascript|objects?|web)$/;

/**
 * The word that readers add to a name, and the addresses of pages of that kind, where these do not have the word. A
 * plural means the page that has such members: `array methods`. "css functions" are no members of the interface `CSS`.
 * One expression, because quick search has it in the browser.
 */
const UNSPOKEN_KIND =
  /^((?!.*css$)(class|events|functions|methods|object|properties)|interfaces?) .*(objects|web\/api)\/[^/]+$|^(function|method) .*(api|objects)\/[^/]+\/|^tag .*\/elements?\//;

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
