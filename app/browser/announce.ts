/** Has assistive technology say a text, by the page's live region. */
export function announce(message: string): void {
  const region = document.querySelector("[data-announcer]");
  if (!region) return;
  // The same text twice is news as well: an empty region first makes it so.
  region.textContent = "";
  setTimeout(() => {
    region.textContent = message;
  });
}
