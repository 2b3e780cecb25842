const CLOSED = "article details:not([open])";

/**
 * Opens all closed details for printing, in browsers without `::details-content`
 * (styles/print.css).
 */
export function startPrinting(): void {
  if (CSS.supports("selector(::details-content)")) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>(CLOSED)) {
    // Removes the shared name, because only one details of a name can be open.
    details.dataset["printed"] = details.getAttribute("name") ?? "";
    details.removeAttribute("name");
    details.open = true;
  }
}

export function endPrinting(): void {
  const opened = document.querySelectorAll<HTMLDetailsElement>("details[data-printed]");
  for (const details of opened) {
    details.open = false;
    if (details.dataset["printed"])
      details.setAttribute("name", details.dataset["printed"]);
    delete details.dataset["printed"];
  }
}
