/** Moves the sidebar, and only it, so that the entry of this page stands in its upper quarter. */
export function revealCurrentEntry(): void {
  const current = document.querySelector('#sidebar-body [aria-current="page"]');
  const sidebar = current?.closest("[data-macro], [popover]");
  if (!current || !sidebar || sidebar.clientHeight === 0) return;
  const frame = sidebar.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  const isVisible = place.top >= frame.top && place.bottom <= frame.bottom;
  if (!isVisible) sidebar.scrollTop += place.top - frame.top - frame.height / 4;
}
