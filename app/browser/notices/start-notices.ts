import { handleAnnouncementSubmit } from "./announcement";
import { showPlacements } from "./placements";
import { handleSurveySubmit, handleSurveyToggle, showSurvey } from "./survey";

let isStarted = false;

/** Brings the notices of the current page to life; the listeners are added once. */
export function startNotices(): void {
  if (!isStarted) {
    isStarted = true;
    document.addEventListener("submit", handleAnnouncementSubmit);
    document.addEventListener("submit", handleSurveySubmit);
    document.addEventListener("toggle", handleSurveyToggle, { capture: true });
  }
  showSurvey();
  void showPlacements();
}
