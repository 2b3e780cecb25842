/**
 * Announces a text to assistive technology through the page's live region. Texts of one moment are all
 * announced, one after the other.
 */
export function announce(message: string): void {
  const region = document.querySelector("[data-announcer]");
  // Empties the region first, because a repeated text would not be announced.
  region?.replaceChildren();
  setTimeout(() => region?.append(message, " "));
}
