import { readOutcome, replaceParts, setStatus } from "./parts";

const SECOND_MILLISECONDS = 1000;

/**
 * Looks for an answer that another page began, or whose connection was lost, until it is there.
 *
 * @returns whether there is such an answer.
 */
export function watchUnfinished(root: ParentNode = document): boolean {
  const mark = root.querySelector<HTMLElement>("[data-unfinished]");
  if (mark && mark.dataset["watched"] === undefined) {
    mark.dataset["watched"] = "";
    const timer = setInterval(
      () => {
        if (mark.isConnected) void refresh();
        else clearInterval(timer);
      },
      Number(mark.dataset["unfinished"]) * SECOND_MILLISECONDS,
    );
  }
  return mark !== null;
}

async function refresh(): Promise<void> {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const html = await response.text();
  // A question that was asked meanwhile brings the whole conversation with its answer. A page that has no question is
  // another one: that of a deleted topic, or of a reader who is signed out and may come back.
  if (
    html.includes("data-unfinished") ||
    !html.includes('data-part="turn-') ||
    document.querySelector("form[aria-busy]")
  )
    return;
  replaceParts(html);
  setStatus(readOutcome());
}
