/** What the playground reads first, in the tab that it is opened in (play-storage). */
const SESSION_KEY = "playground-session-code";
const LANGUAGES = ["html", "css", "js"] as const;

/**
 * A link to the playground takes the sample's code along, as the page has it: into a new tab, or
 * with Shift into this one. Where that can't be done, the link leads there by itself.
 */
export function handlePlayClick(event: MouseEvent): void {
  const { target, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a.play-link") : null;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.button !== 0;
  if (!(link instanceof HTMLAnchorElement) || isOther) return;
  const { searchParams, pathname } = new URL(link.href);
  const page = searchParams.get("page") ?? "";
  const code = readCode(searchParams.get("sample") ?? "", page);
  if (!code && !shiftKey) return;
  event.preventDefault();
  const url = code && keep(code) ? pathname : link.href;
  if (shiftKey) location.assign(url);
  // Not without its opener: a tab of its own would have no part in this one's storage.
  else open(url);
}

/** Null where the sample is not made of blocks that this page shows or hides. */
function readCode(sample: string, src: string): Record<string, string> | null {
  const blocks = [...document.getElementsByClassName(`live-sample---${sample}`)];
  if (blocks.length === 0) return null;
  const code: Record<string, string> = { src };
  for (const language of LANGUAGES)
    code[language] = blocks
      .filter((block) => block.classList.contains(language))
      .map(({ textContent }) => textContent)
      .join("\n");
  return code;
}

function keep(code: Record<string, string>): boolean {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(code));
    return true;
  } catch {
    return false;
  }
}
