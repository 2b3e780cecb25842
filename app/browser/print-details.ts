const CLOSED = "article details:not([open])";

/**
 * Opens everything closed for the time of printing, in browsers whose style sheets can't
 * (styles/print.css does it with `::details-content`).
 */
export function startPrinting(): void {
  if (CSS.supports("selector(::details-content)")) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>(CLOSED)) {
    // Of details that share a name only one can be open.
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
