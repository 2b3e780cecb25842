import { loadChunk } from "../load-chunk";
import { waitForReader } from "../page-start/wait-for-reader";

const EXAMPLES = "interactive-example[data-template]:not([data-state])";

/**
 * Gets the editors of examples as soon as somebody is there and one of these is about to be seen.
 * Until then their code and what it makes are there to be read: a phone that opens the page does
 * not wait for editors that its reader may never touch.
 */
export function watchExamples(): void {
  const examples = [...document.querySelectorAll<HTMLElement>(EXAMPLES)];
  if (examples.length === 0) return;
  for (const example of examples) prepareExample(example);
  waitForReader(() => observeExamples(examples));
}

function prepareExample(example: HTMLElement): void {
  example.dataset["state"] = "watched";
  // It scrolls, so the keyboard must get there.
  findCode(example)?.setAttribute("tabindex", "0");
}

function findCode(example: HTMLElement): Element | null {
  return example.querySelector(":scope > .interactive-example-code");
}

function observeExamples(examples: readonly HTMLElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void upgrade(target as HTMLElement);
      }
    },
    { rootMargin: "200px" },
  );
  for (const example of examples) observer.observe(example);
}

async function upgrade(example: HTMLElement): Promise<void> {
  try {
    const load = () => import("./upgrade-example");
    (await loadChunk("an interactive example", load)).upgradeExample(example);
  } catch (error) {
    // Its code is there to be read, in all its length.
    example.dataset["state"] = "failed";
    findCode(example)?.removeAttribute("tabindex");
    console.warn("The interactive example can't be started.", error);
  }
}
