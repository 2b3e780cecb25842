import type { ExampleTemplate } from "~/domain/documents/sample";

const TEMPLATES: readonly ExampleTemplate[] = ["choice", "console", "tabbed"];

export interface ExampleParts {
  example: HTMLElement;
  template: ExampleTemplate;
  name: string;
  form: HTMLFormElement;
  /** Where the frames stand. */
  host: HTMLElement;
  /** Path of the page beside whose files the code runs. */
  page: string;
  /** Of the runner; null where the site sends each frame there. */
  origin: string | null;
}

/** The server's HTML of an example; null when that is not whole. */
export function readExample(example: HTMLElement): ExampleParts | null {
  const { template: written, livePath = "" } = example.dataset;
  const template = TEMPLATES.find((known) => known === written);
  const form = example.querySelector("form");
  const host = example.querySelector<HTMLElement>(".example-frame");
  if (!template || !form || !host) return null;
  return {
    ...{ example, template, form, host },
    name: example.getAttribute("name") ?? "",
    page: decodeURI(livePath).replace(/\/$/, ""),
    origin: readOrigin(host.querySelector("iframe")),
  };
}

/** A block of code as it was written. */
export function readCode(block: Element): string {
  return block.textContent.replace(/\n$/, "");
}

/** The server's own frame tells where code runs. */
function readOrigin(frame: HTMLIFrameElement | null): string | null {
  if (!frame?.src || !URL.canParse(frame.src)) return null;
  const { origin } = new URL(frame.src);
  return origin === location.origin || origin === "null" ? null : origin;
}

/** The action of a button of the example. */
export function onAct(
  form: HTMLFormElement,
  act: "run" | "reset",
  listener: () => void,
): void {
  form.querySelector(`[data-act=${act}]`)?.addEventListener("click", listener);
}
