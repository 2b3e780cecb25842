/** The text fields of a form's body by name; what is no text, or is missing, is empty. */
export async function readForm<Field extends string>(
  request: Request,
  names: readonly Field[],
): Promise<Record<Field, string>> {
  const form = await parseForm(request);
  const entries = names.map((name) => {
    const value = form.get(name);
    // Browsers send line ends as CR LF; counted, and stored, they are one character.
    return [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** A body that is no form has no fields. */
async function parseForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
