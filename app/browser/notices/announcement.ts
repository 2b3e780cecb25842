import { dismissedKey } from "~/domain/notices/dismissed";
import { writeStored } from "../local-storage";

/** Hides an announcement at once and for good; its form does the same with a cookie. */
export function handleAnnouncementSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  const bar = event.target.closest<HTMLElement>("[data-announcement]");
  const id = bar?.dataset["announcement"];
  if (!bar || id === undefined) return;
  event.preventDefault();
  writeStored(dismissedKey(id), new Date().toISOString());
  bar.hidden = true;
  // The button with the focus is gone.
  document.getElementById("content")?.focus({ preventScroll: true });
}
