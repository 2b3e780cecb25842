import { createChoice, resetChoice, type Choice } from "./choice-row";
import { debounce } from "./debounce";
import type { ExampleParts } from "./read-example";

const CHANGE_MILLISECONDS = 100;

/** Values of a property, each in an editor of its own; the chosen one is at work beside them. */
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
    // The browser chooses the first one only after this.
    setTimeout(tell);
  });
  tell();
}

function findChosen(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ radio }) => radio.checked);
}

/**
 * Keeps the one frame that is seen, without loading it again: the reader may have done something
 * in it.
 *
 * @returns Tells the frame what is chosen, now and whenever it has loaded.
 */
function keepFrame(host: HTMLElement, getCode: () => string | undefined): () => void {
  const frames = [...host.querySelectorAll("iframe")];
  const kept = frames.find((frame) => frame.checkVisibility()) ?? frames[0];
  for (const frame of frames) if (frame !== kept) frame.remove();
  function tell(): void {
    const code = getCode();
    // Its origin may be one without a name; a style is no secret.
    if (code !== undefined)
      kept?.contentWindow?.postMessage({ typ: "choice", code }, "*");
  }
  kept?.addEventListener("load", tell);
  return tell;
}
