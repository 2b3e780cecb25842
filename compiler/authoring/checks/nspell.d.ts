/** A spelling checker with Hunspell dictionaries; the package has no types of its own. */
declare module "nspell" {
  export interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): unknown;
    personal(words: string): unknown;
  }
  export default function nspell(dictionary: {
    aff: Uint8Array;
    dic: Uint8Array;
  }): Speller;
}
