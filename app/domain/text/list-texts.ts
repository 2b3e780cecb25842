/** Lists the text fields of a form in its order, and leaves out files. */
export function listTexts(form: FormData): [name: string, value: string][] {
  return [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
}
