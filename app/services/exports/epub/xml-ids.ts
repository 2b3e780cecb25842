/**
 * Makes an id a name of XML without colons, as EPUB demands: other characters become their code in
 * hexadecimal between dots, so that different ids stay different.
 */
export function toXmlId(id: string): string {
  const safe = Array.from(id, (letter) =>
    /[A-Za-z0-9_-]/.test(letter)
      ? letter
      : `.${(letter.codePointAt(0) ?? 0).toString(16)}.`,
  ).join("");
  return /^[A-Za-z]/.test(safe) ? safe : `id-${safe}`;
}
