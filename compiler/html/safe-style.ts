/** Properties that change an element's look, but neither its place nor the stacking order. */
const PROPERTIES = new Set(
  `accent-color align-content align-items align-self all appearance aspect-ratio background
  background-color baseline-shift border border-block border-bottom border-collapse border-color
  border-inline border-left border-radius border-right border-spacing border-style border-top
  border-width box-sizing break-inside caption-side clear color color-scheme column-count
  column-gap column-width columns cursor direction display dominant-baseline empty-cells fill
  fill-opacity fill-rule flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap
  float font font-family font-feature-settings font-kerning font-size font-stretch font-style
  font-variant font-variant-caps font-variant-numeric font-weight gap grid-area grid-auto-flow
  grid-column grid-row grid-template-columns grid-template-rows height hyphens image-rendering
  justify-content justify-items justify-self letter-spacing line-height list-style
  list-style-position list-style-type margin margin-block margin-bottom margin-inline margin-left
  margin-right margin-top math-depth math-shift math-style max-height max-width min-height
  min-width object-fit opacity order overflow overflow-wrap overflow-x overflow-y padding
  padding-block padding-bottom padding-inline padding-left padding-right padding-top row-gap
  stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity
  stroke-width tab-size table-layout text-align text-anchor text-decoration text-emphasis
  text-orientation text-transform text-wrap unicode-bidi user-select vertical-align visibility
  white-space width word-break word-spacing word-wrap writing-mode`.split(/\s+/),
);
const CUSTOM_PROPERTY = /^--[\w-]+$/;
/**
 * Rejects values with other characters, because they could load something or be parsed
 * differently.
 */
const PLAIN_VALUE = /^[\p{L}\p{N}\s#%.,+*/()!'"_-]+$/u;
const LOADING = /(?:url|src|image|image-set|cross-fade|element|expression|paint|attr)\(/i;
/** Matches negative and computed lengths, which could pull an element over its neighbours. */
const PULLING = /-\s*[\d.]|var\(|calc\(/i;

/** Values with which an SVG picture stays in its box: what overflows would cover the page with its links. */
const CONFINED: [properties: RegExp, values: RegExp][] = [
  [/^overflow(?:-[xy])?$/, /^(?:(?:auto|clip|hidden|scroll)\s*){1,2}$/i],
  [/^all$/, /^revert\s*$/i],
];
const IMPORTANT = /!\s*important$/i;

export interface CleanStyle {
  /** The allowed declarations as one attribute value. */
  kept: string;
  dropped: string[];
}

/**
 * Splits a style attribute into allowed and removed declarations; each allowed one is complete
 * in itself.
 */
export function cleanStyle(style: string): CleanStyle {
  const clean: CleanStyle = { kept: "", dropped: [] };
  const kept: string[] = [];
  for (const declaration of style.split(";").map((part) => part.trim())) {
    if (declaration === "") continue;
    (isHarmless(declaration) ? kept : clean.dropped).push(declaration);
  }
  clean.kept = kept.join("; ");
  return clean;
}

function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(":");
  const property = declaration.slice(0, colon).trim().toLowerCase();
  const value = declaration.slice(colon + 1).trim();
  if (!PROPERTIES.has(property) && !CUSTOM_PROPERTY.test(property)) return false;
  if (!PLAIN_VALUE.test(value) || value.includes("/*") || LOADING.test(value))
    return false;
  if (property.startsWith("margin") && PULLING.test(value)) return false;
  return isConfined(property, value) && isBalanced(value);
}

function isConfined(property: string, value: string): boolean {
  const bare = value.replace(IMPORTANT, "");
  return CONFINED.every(
    ([properties, values]) => !properties.test(property) || values.test(bare),
  );
}

/** False for an unclosed quote or bracket, which would swallow the following declarations. */
function isBalanced(value: string): boolean {
  let depth = 0;
  let quote = "";
  for (const character of value) {
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && quote === "";
}
