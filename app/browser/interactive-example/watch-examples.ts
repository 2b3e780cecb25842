import { createElement } from "../create-element";
import { hasEarlyAct } from "../early-acts";
import { loadChunk } from "../loading/load-chunk";
import { waitForReader } from "../hydration/wait-for-reader";

const EXAMPLES = "interactive-example[data-template]:not([data-state])";
/** Panels that can scroll, so that the keyboard must reach them. */
const PANELS = ".example-editor";
/** Controls that need the editors; hidden when loading them fails. */
const SCRIPTED = ".example-tabs, .example-hint, .example-console, [data-act]";

/** A pointer in menus or the sidebar is on its way to another page. */
const ARTICLE = "#content";

/** Time after pointerup until a click is no longer expected. */
const CLICK_MILLISECONDS = 300;

let waitForRelease: (() => Promise<void>) | undefined;

/**
 * Loads the editors of examples once the reader interacts with the article and an example is
 * near the viewport. Until then the code and its result are readable, so that a phone
 * does not load editors that stay unused.
 */
export function start(): void {
  const examples = [...document.querySelectorAll<HTMLElement>(EXAMPLES)];
  if (examples.length === 0) return;
  waitForRelease ??= watchPointer();
  const begin = (example: HTMLElement) => void upgrade(example);
  for (const example of examples) prepareExample(example);
  examples.filter(hasEarlyAct).forEach(begin);
  waitForReader(() => observeExamples(examples, begin), ARTICLE);
}

function prepareExample(example: HTMLElement): void {
  example.dataset["state"] = "watched";
  for (const panel of example.querySelectorAll(PANELS))
    panel.setAttribute("tabindex", "0");
}

function observeExamples(
  examples: readonly HTMLElement[],
  begin: (example: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        begin(target as HTMLElement);
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
    // Replacing the code during a press would lose the click.
    await waitForRelease?.();
    upgradeExample(example);
  } catch (error) {
    showFailure(example);
    console.warn(error);
  }
}

/** The code remains readable at full length, and its values can be chosen. */
function showFailure(example: HTMLElement): void {
  example.dataset["state"] = "failed";
  for (const part of example.querySelectorAll<HTMLElement>(SCRIPTED)) part.hidden = true;
  for (const panel of example.querySelectorAll(PANELS)) panel.removeAttribute("tabindex");
  const text = example.dataset["failed"] ?? "";
  example
    .querySelector(".example-head")
    ?.after(createElement("p", { class: "example-failed", role: "status" }, text));
}

/**
 * Tracks whether the reader is pressing a pointer.
 * @returns Function that waits until the press has ended and its click has been handled.
 */
function watchPointer(): () => Promise<void> {
  let isDown = document.querySelector(":active") !== null;
  const waiting: (() => void)[] = [];
  function release(): void {
    isDown = false;
    for (const resolve of waiting.splice(0)) resolve();
  }
  const listen = (type: string, listener: () => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true });
  listen("pointerdown", () => (isDown = true));
  listen("pointercancel", release);
  listen("pointerup", () => setTimeout(release, CLICK_MILLISECONDS));
  // A click's default action runs after its listeners.
  listen("click", () => setTimeout(release));
  return () =>
    isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
