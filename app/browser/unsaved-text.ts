type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether a part of the page holds text that its reader has typed and not saved: a field that
 * differs from what it came with, or one of a form that was given back what was typed before.
 */
export function hasUnsavedText(part: ParentNode = document): boolean {
  const controls = part.querySelectorAll<TextControl>(
    "form[method=post] :is(input:not([type=hidden]), textarea)",
  );
  return Array.from(controls).some(
    (control) =>
      control.value !== control.defaultValue || control.form?.dataset["unsaved"] === "",
  );
}
