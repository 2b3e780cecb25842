import type { PlayCode } from "~/domain/play/play-state";
import { QUEUE_BOXES } from "./queue-boxes";

/** An example in the play queue (specification, play queue item). */
export interface QueueItem {
  /** Index among all examples of the page, 0-based. */
  key: number;
  box: HTMLInputElement;
  lang: string;
}

/** Queued examples in page order. */
export function readQueue(): QueueItem[] {
  const boxes = document.querySelectorAll<HTMLInputElement>(QUEUE_BOXES);
  return Array.from(boxes).flatMap((box, key) =>
    box.checked ? [{ key, box, lang: readLanguage(box) }] : [],
  );
}

/** Code of the queued examples, concatenated per language. */
export function readQueuedCode(items: readonly QueueItem[]): PlayCode {
  const code: Record<keyof PlayCode, string[]> = { html: [], css: [], js: [] };
  for (const { box, lang } of items) {
    const header = findHeader(box);
    const text = header?.parentElement?.querySelector("pre")?.textContent ?? "";
    if (lang === "html" || lang === "css" || lang === "js") code[lang].push(text);
  }
  return {
    html: code.html.join("\n"),
    css: code.css.join("\n"),
    js: code.js.join("\n"),
  };
}

export function findHeader(box: Element): Element | null {
  return box.closest(".example-header");
}

function readLanguage(box: Element): string {
  const name = findHeader(box)?.querySelector(".language-name");
  const language = name?.textContent.trim().toLowerCase() ?? "";
  return language === "javascript" ? "js" : language;
}
