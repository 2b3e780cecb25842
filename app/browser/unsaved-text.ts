type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether a part of the page has unsaved text: a changed field, or a form restored from a
 * draft. A checkbox holds no text, and the value of one without any differs from its default.
 */
export function hasUnsavedText(part: ParentNode = document): boolean {
  const controls = part.querySelectorAll<TextControl>(
    "form[method=post] :is(input:not([type=hidden], [type=checkbox]), textarea)",
  );
  return Array.from(controls).some(
    (control) =>
      control.value !== control.defaultValue || control.form?.dataset["unsaved"] === "",
  );
}
