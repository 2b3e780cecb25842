/** The text fields of a form by name; what is no text, or is missing, is empty. */
export function readForm<Field extends string>(
  form: FormData,
  names: readonly Field[],
): Record<Field, string> {
  const entries = names.map((name) => {
    const value = form.get(name);
    // Browsers send line ends as CR LF; counted, and stored, they are one character.
    return [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}
