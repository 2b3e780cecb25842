/** Sends a form without asking its listeners: the browser does it its own way, and says why if it can't. */
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
