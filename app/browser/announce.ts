/** Announces a text to assistive technology through the page's live region. */
export function announce(message: string): void {
  const region = document.querySelector("[data-announcer]");
  if (!region) return;
  // Empties the region first, because a repeated text would not be announced.
  region.textContent = "";
  setTimeout(() => {
    region.textContent = message;
  });
}
