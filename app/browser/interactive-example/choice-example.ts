import { createChoice, resetChoice, type Choice } from "./choice-row";
import { debounce } from "./debounce";
import type { ExampleParts } from "./read-example";

const CHANGE_MILLISECONDS = 100;

/**
 * Values of a property, each in its own editor; the chosen one is applied in the frame.
 */
export function showChoices({ example, form, host, name }: ExampleParts): void {
  const unsupported = example.dataset["unsupported"] ?? "";
  const rows = [...form.querySelectorAll<HTMLElement>(".example-choice")];
  const tell = keepFrame(host, () => findChosen(choices)?.editor.getCode());
  const tellLater = debounce(tell, CHANGE_MILLISECONDS);
  const choices = rows.flatMap((row, at) => {
    const label = `${name} (${at + 1})`;
    const options = { label, unsupported, onChoose: tell, onChange: tellLater };
    return createChoice(row, options) ?? [];
  });
  form.addEventListener("reset", () => {
    for (const choice of choices) resetChoice(choice, unsupported);
    // The browser resets the radio buttons after this listener.
    setTimeout(tell);
  });
  tell();
}

function findChosen(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ radio }) => radio.checked);
}

/**
 * Keeps the one visible frame without reloading it, because the reader may have changed
 * its state.
 * @returns Function that sends the chosen value to the frame; it also runs on each load
 * of the frame.
 */
function keepFrame(host: HTMLElement, getCode: () => string | undefined): () => void {
  const frames = [...host.querySelectorAll("iframe")];
  const kept = frames.find((frame) => frame.checkVisibility()) ?? frames[0];
  for (const frame of frames) if (frame !== kept) frame.remove();
  function tell(): void {
    const code = getCode();
    // Any target origin, because the frame's may be opaque; a style is not confidential.
    if (code !== undefined)
      kept?.contentWindow?.postMessage({ typ: "choice", code }, "*");
  }
  kept?.addEventListener("load", tell);
  return tell;
}
