import { dismissedKey } from "~/domain/notices/dismissed";
import { writeStored } from "../local-storage";
import { watchPages } from "../watch-pages";
import { showPlacements } from "./placements";
import { handleSurveySubmit, handleSurveyToggle, showSurvey } from "./survey";

let isStarted = false;

watchPages(startNotices);

/** Brings the notices of the current page to life; the listeners are added once. */
function startNotices(): void {
  if (!isStarted) {
    isStarted = true;
    document.addEventListener("submit", handleAnnouncementSubmit);
    document.addEventListener("submit", handleSurveySubmit);
    document.addEventListener("toggle", handleSurveyToggle, { capture: true });
  }
  showSurvey();
  void showPlacements();
}

/** Hides an announcement at once and for good; its form does the same with a cookie. */
function handleAnnouncementSubmit(event: Event): void {
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
