import { EXAMPLE_TEMPLATES, type ExampleTemplate } from "~/domain/documents/sample";

export interface ExampleParts {
  example: HTMLElement;
  template: ExampleTemplate;
  name: string;
  form: HTMLFormElement;
  /** Element that contains the frames. */
  host: HTMLElement;
  /** Path of the page whose files the code uses. */
  page: string;
  /**
   * Origin of the runner; null if frames load a path of the site, whose server may
   * redirect them (docs/decisions/0017).
   */
  origin: string | null;
}

/** Parses the server's HTML of an example; null when it is incomplete. */
export function readExample(example: HTMLElement): ExampleParts | null {
  const { template: written, livePath = "" } = example.dataset;
  const template = EXAMPLE_TEMPLATES.find((known) => known === written);
  const form = example.querySelector("form");
  const host = example.querySelector<HTMLElement>(".example-frame");
  if (!template || !form || !host) return null;
  return {
    example,
    template,
    form,
    host,
    name: example.getAttribute("name") ?? "",
    page: decodeURI(livePath).replace(/\/$/, ""),
    origin: readOrigin(host.querySelector("iframe")),
  };
}

/** Source text of a block of code. */
export function readCode(block: Element): string {
  return block.textContent.replace(/\n$/, "");
}

/** Origin of the runner, read from the server's frame. */
function readOrigin(frame: HTMLIFrameElement | null): string | null {
  if (!frame?.src || !URL.canParse(frame.src)) return null;
  const { origin } = new URL(frame.src);
  return origin === location.origin || origin === "null" ? null : origin;
}

/** Listens for clicks on the example's run or reset button. */
export function onAct(
  form: HTMLFormElement,
  act: "run" | "reset",
  listener: () => void,
): void {
  form.querySelector(`[data-act=${act}]`)?.addEventListener("click", listener);
}
