import { createElement } from "../create-element";
import { hasEarlyAct } from "../early-acts";
import { loadChunk } from "../load-chunk";
import { waitForReader } from "../hydration/wait-for-reader";
import { watchPointer } from "./watch-pointer";

const EXAMPLES = "interactive-example[data-template]:not([data-state])";
/** Parts that open or scroll, so that keys must reach them. */
const PANELS = ".example-editor";
/** Controls that need the editors; hidden when these can't be loaded. */
const SCRIPTED = ".example-tabs, .example-hint, .example-console, [data-act]";

let waitForRelease: (() => Promise<void>) | undefined;

/**
 * Gets the editors of examples as soon as somebody is there and one of these is about to be seen.
 * Until then their code and what it makes are there to be read: a phone that opens the page does
 * not wait for editors that its reader may never touch.
 */
export function watchExamples(): void {
  const examples = [...document.querySelectorAll<HTMLElement>(EXAMPLES)];
  if (examples.length === 0) return;
  waitForRelease ??= watchPointer();
  const start = (example: HTMLElement) => void upgrade(example);
  for (const example of examples) prepareExample(example);
  examples.filter(hasEarlyAct).forEach(start);
  waitForReader(() => observeExamples(examples, start));
}

function prepareExample(example: HTMLElement): void {
  example.dataset["state"] = "watched";
  for (const panel of example.querySelectorAll(PANELS))
    panel.setAttribute("tabindex", "0");
}

function observeExamples(
  examples: readonly HTMLElement[],
  start: (example: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(target as HTMLElement);
      }
    },
    { rootMargin: "200px" },
  );
  for (const example of examples) observer.observe(example);
}

async function upgrade(example: HTMLElement): Promise<void> {
  if (example.dataset["state"] !== "watched") return;
  example.dataset["state"] = "loading";
  try {
    const load = () => import("./upgrade-example");
    const { upgradeExample } = await loadChunk("an interactive example", load);
    // Code that goes away while it is pressed would not be clicked.
    await waitForRelease?.();
    upgradeExample(example);
  } catch (error) {
    showFailure(example);
    console.warn("The interactive example can't be started.", error);
  }
}

/** Its code is there to be read, in all its length, and its values to be chosen. */
function showFailure(example: HTMLElement): void {
  example.dataset["state"] = "failed";
  for (const part of example.querySelectorAll<HTMLElement>(SCRIPTED)) part.hidden = true;
  for (const panel of example.querySelectorAll(PANELS)) panel.removeAttribute("tabindex");
  const text = example.dataset["failed"] ?? "";
  example
    .querySelector(".example-head")
    ?.after(createElement("p", { class: "example-failed", role: "status" }, text));
}
