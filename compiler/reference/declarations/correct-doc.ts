/**
 * Sentences of the library files that the specification contradicts, or that are misspelt. Sources:
 * ECMA-262, sections 20.4, 21.1.3.2 to 21.1.3.5, 21.3.2, 22 to 25 and "Resource management"; ECMA-402,
 * section 16.
 */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bparamater\b/g, "parameter"],
  [/index of the desired code unit/g, "index of the desired item"],
  [/Must be in the range 0 - 20, inclusive/g, "It is a number from 0 to 100"],
  [/Must be in the range 1 - 21, inclusive/g, "It is a number from 1 to 100"],
  [/Possible values are from 0 to 20/g, "Possible values are from 0 to 100"],
  // Hyperbolic functions have no angles; the texts about `cos()` and its like name theirs.
  [
    /A numeric expression that contains an angle measured in radians/g,
    "The argument of the function",
  ],
  [/that specify comparison options/g, "that specify options"],
  // An asynchronous stack does keep them, so that it waits once (AddDisposableResource).
  [
    /`null` and `undefined` will not be added, but will be returned/g,
    "`null` and `undefined` have nothing to release, and are returned",
  ],
  // The same sentence stands at `indexOf()` and `lastIndexOf()`.
  [
    /If fromIndex is omitted, the\s+search starts at index 0/g,
    "If it is omitted, `indexOf()` starts at the first element and `lastIndexOf()` at the last",
  ],
  // The sentence of `Object` stands at `Number`, whose values are no objects.
  [/a string representation of an object/g, "a string that represents the value"],
  // A string can't hold flags (RegExpCreate).
  [
    /A variable name or string literal containing the regular expression pattern and flags/g,
    "A regular expression; a string is taken as the pattern of one",
  ],
  [
    /The regular expression pattern and applicable flags/g,
    "A regular expression; a string is taken as the pattern of one",
  ],
  [/ This method is expected to implement its own replacement algorithm\./g, ""],
  [
    /containing the text to replace for every\s+successful match of searchValue in this string/g,
    "that is put in place of every match",
  ],
  [/\s*If length is 0, the empty string is returned\./g, ""],
  [
    /\s*Read-only\. The regExp argument is a Regular expression object\. It can be.*$/g,
    "",
  ],
  [
    /Read-only\. The length of the ArrayBuffer \(in bytes\)/g,
    "The length of the buffer in bytes",
  ],
  [
    /Returns a Symbol object from [^.]*\.\s+Otherwise, returns a new symbol with this key/g,
    "Returns the symbol with the key from the global registry, and creates it first if there is none",
  ],
  [
    /Returns a key from the global symbol registry [^.]*\.\s+Otherwise, returns a undefined/g,
    "Returns the key of a symbol in the global registry; `undefined` if it is not registered",
  ],
  [/Description of the new Symbol object/g, "A description of the new symbol"],
  [
    /Called by the built-in method Object\.prototype\.toString/g,
    "`Object.prototype.toString()` reads it",
  ],
  [
    /The value to insert into the copied array/g,
    "The value that the copy has at the index",
  ],
  [/with the inserted value/g, "with the value at the index"],
  // The operation can't be interrupted, and makes nobody wait (section 29, Memory Model).
  [/\s*Until\s+this\s+atomic\s+operation\s+completes,[^.]*will\s+block\./g, ""],
  [/\s*Waits asynchronously on a shared memory location and returns a Promise/g, ""],
  // The same words stand at the timeout; our own declaration describes both.
  [/^\s*The expected value to test\.\s*$/, ""],
  [/A shared Int32Array<ArrayBufferLike>/g, "An `Int32Array` or `BigInt64Array`"],
  [
    /The place in the buffer at which the value should be (retrieved|set)/g,
    "The byte, counted from the start of the view, at which the value is $1",
  ],
  [/\s*The format of the string depends on the locale\./g, ""],
  [/Must be (?:specified|supplied) if numDate is \w+/g, "Must be given if `date` is"],
  [
    /This is a number one higher than the highest (?:index|element defined) in (?:the|an) array/g,
    "It is greater than every index of the array",
  ],
  [
    /The maximum recursion depth/g,
    "The number of levels of nested arrays to take apart; 1 by default",
  ],
  [
    /A list of arguments the function accepts/g,
    "Strings with the names of the parameters, and as the last one the body of the function",
  ],
  [
    /A set of arguments to be passed to the function/g,
    "An array-like object with the arguments; `null` or `undefined` for none",
  ],
  [
    /creates a bound function that has the same body as the original function/g,
    "creates a bound function, which calls the original function",
  ],
  [
    /Function names are read-only and can not be changed/g,
    "An assignment does not change it, but `Object.defineProperty()` can",
  ],
  [
    /(\(usually a country\)) associated with the locale\. Possible values are region codes as defined by ISO 3166-1/g,
    "$1, as two letters of ISO 3166-1 or three digits of UN M.49",
  ],
  [
    /Flag that defines whether case is taken into account for the locale's collation rules/g,
    "Whether upper or lower case is sorted first",
  ],
  [
    /The part of the Locale that indicates the locale's calendar era/g,
    'The calendar, such as `"gregory"`',
  ],
  // `Intl.ListFormat` has an option with the same words, which our declarations describe.
  [
    /The format of output message/g,
    'Whether numbers are always used, as in "1 day ago", or also words such as "yesterday"',
  ],
  [/\s*\[Compatibility\]\([^)]*\)\.?/g, ""],
  [/(INFINITY values as -?)infinity/g, "$1Infinity"],
  [
    /To test whether a value is equivalent to NaN, use the isNaN function/g,
    "To test for it, use `Number.isNaN()`",
  ],
  [
    /^\s*An? (?:array|iterable|array or iterable) of Promises\.\s*$/,
    "The promises or other values.",
  ],
  [/when the Promise is resolved/g, "when the promise is fulfilled"],
  [/for the resolution and\/or rejection of/g, "for the fulfillment and rejection of"],
  [/^\s*A promise\.\s*$/, "A promise or another value."],
  [
    /The reference to use as the `this` value in the setter function,\s+if `target\[propertyKey\]` is an accessor property/g,
    "The `this` value of a setter, and the object on which a data property is set; the target by default",
  ],
  [
    /The characters in this string are sequenced and concatenated in the following order:[\s\S]*?"y" for sticky/g,
    "The flags are in the order `d`, `g`, `i`, `m`, `s`, `u`, `v`, `y`.",
  ],
  [
    /containing the text to replace for every\s+successful match of this regular expression/g,
    "that replaces the first match, or every match with the flag `g`",
  ],
  [/\ban (?=(?:Float|Uint)\d)/g, "a "],
  [/\bConverts A string/g, "Converts a string"],
  [/\bof the a numeric\b/g, "of a numeric"],
  [/returns\s+a\s+value\s+true\b/g, "returns a truthy value"],
  [
    /If year is between 0 and 99 is used, then year is assumed to be 1900 \+ year/g,
    "A year from 0 to 99 stands for 1900 to 1999",
  ],
  [
    /Calls a defined callback function on each element of an array\. Then, flattens[\s\S]*depth 1\./g,
    "Calls a function for each element, and returns a new array of the results, from which arrays are taken apart by one level.",
  ],
  [
    /Calls the specified callback function for all the elements in (an array|this iterator)(, in descending order)?\./g,
    "Calls a function for all the elements in $1$2, and returns its last result.",
  ],
  [/\bstringObj\b/g, "the string"],
  [
    /Adds all the elements of an array (?:into a string, )?separated by/g,
    "Joins all elements to a string, separated by",
  ],
];

/** Replaces what is wrong in a comment of a library file. */
export function correctDoc(text: string): string {
  return CORRECTIONS.reduce((made, [wrong, right]) => made.replace(wrong, right), text);
}
