import { loadChunk } from "../load-chunk";

const EXAMPLES = "interactive-example[data-template]:not([data-state])";

/** Gets the editors of examples as soon as one of these is about to be seen. */
export function watchExamples(): void {
  const examples = document.querySelectorAll<HTMLElement>(EXAMPLES);
  if (examples.length === 0) return;
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
  for (const example of examples) {
    example.dataset["state"] = "watched";
    observer.observe(example);
  }
}

async function upgrade(example: HTMLElement): Promise<void> {
  try {
    const load = () => import("./upgrade-example");
    (await loadChunk("an interactive example", load)).upgradeExample(example);
  } catch (error) {
    // Its code is there to be read, in all its length.
    example.dataset["state"] = "failed";
    console.warn("The interactive example can't be started.", error);
  }
}
