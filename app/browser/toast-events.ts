import { announce } from "./announce";

const TOAST_EVENT = "site-toast";

/** Announces a message and shows it in the page's toast. */
export function showToast(message: string): void {
  announce(message);
  document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }));
}

/** @returns Function that removes the listener. */
export function listenForToasts(onToast: (message: string) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) onToast(String(event.detail));
  };
  document.addEventListener(TOAST_EVENT, handle);
  return () => document.removeEventListener(TOAST_EVENT, handle);
}
