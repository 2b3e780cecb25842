/**
 * Text that sorts, character by character, as readers count: "apple 9" before "apple 10". Each
 * number is written behind its length, and that behind the length of the length; zeros that lead
 * a number don't count.
 */
export function toNaturalKey(text: string): string {
  return text.replace(/[0-9]+/g, (digits) => {
    const number = digits.replace(/^0+(?=.)/, "");
    const length = String(number.length);
    return `${length.length}${length}${number}`;
  });
}
