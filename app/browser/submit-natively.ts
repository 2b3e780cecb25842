/**
 * Submits a form without its submit event, so that the browser handles it and shows its
 * own errors.
 */
export function submitNatively(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): void {
  if (button?.name) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = button.name;
    field.value = button.value;
    form.append(field);
  }
  form.submit();
}
