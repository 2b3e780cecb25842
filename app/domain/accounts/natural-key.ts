/**
 * Sort key for natural order: "apple 9" before "apple 10". Each number is preceded by its
 * length, and the length by its own length; leading zeros are dropped.
 */
export function toNaturalKey(text: string): string {
  return text.replace(/[0-9]+/g, (digits) => {
    const number = digits.replace(/^0+(?=.)/, "");
    const length = String(number.length);
    return `${length.length}${length}${number}`;
  });
}
