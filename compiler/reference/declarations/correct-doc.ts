/**
 * Sentences of the library files that the specification contradicts, or that are misspelt. Sources:
 * ECMA-262, sections 21.1.3.2 to 21.1.3.5, 21.3.2 and "Resource management"; ECMA-402, section 16.
 */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bparamater\b/g, "parameter"],
  [/index of the desired code unit/g, "index of the desired item"],
  [/Must be in the range 0 - 20, inclusive/g, "It is a number from 0 to 100"],
  [/Must be in the range 1 - 21, inclusive/g, "It is a number from 1 to 100"],
  [/Possible values are from 0 to 20/g, "Possible values are from 0 to 100"],
  [
    /A numeric expression that contains an angle measured in radians/g,
    "A number; for `cos()`, `sin()` and `tan()` an angle in radians",
  ],
  [/that specify comparison options/g, "that specify options"],
  // An asynchronous stack does keep them, so that it waits once (AddDisposableResource).
  [
    /`null` and `undefined` will not be added, but will be returned/g,
    "`null` and `undefined` have nothing to release, and are returned",
  ],
];

/** Replaces what is wrong in a comment of a library file. */
export function correctDoc(text: string): string {
  return CORRECTIONS.reduce((made, [wrong, right]) => made.replace(wrong, right), text);
}
