import { createElement } from "../create-element";

/** Language names that serve as a file extension: `css`, `js`, `json`. */
const ENDING = /^[a-z]{1,5}$/;

/** A link that saves a block's code as a file, named after the page and the language. */
export function createDownload(block: Element, label: string): HTMLElement {
  const code = block.querySelector("pre")?.textContent ?? "";
  const language = block.querySelector(".language-name")?.textContent ?? "";
  return createElement(
    "a",
    {
      class: "button",
      href: `data:text/plain;charset=utf-8,${encodeURIComponent(code)}`,
      download: toFileName(location.pathname, language),
    },
    label,
  );
}

export function toFileName(path: string, language: string): string {
  const name = path.split("/").findLast(Boolean) ?? "code";
  return `${name}.${ENDING.test(language) ? language : "txt"}`;
}
