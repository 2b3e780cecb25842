/** Text fields of a form by name; missing fields and files are empty. */
export function readForm<Field extends string>(
  form: FormData,
  names: readonly Field[],
): Record<Field, string> {
  const entries = names.map((name) => {
    const value = form.get(name);
    // Forms submit line breaks as CR LF; they are counted and stored as one character.
    return [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}
