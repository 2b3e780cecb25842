import { SAMPLE_CLASS } from "~/domain/documents/sample";
import { GIVEN_QUERY, PLAY_SESSION_KEY } from "~/domain/play/session-key";

const LANGUAGES = ["html", "css", "js"] as const;

/**
 * Passes the sample's code from the page to the playground: in a new tab, or with Shift
 * in this one. If storage fails, the link is followed unchanged.
 */
export function handlePlayClick(event: MouseEvent): void {
  const { target, shiftKey } = event;
  const link = target instanceof Element ? target.closest("a.play-link") : null;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.button !== 0;
  if (!(link instanceof HTMLAnchorElement) || isOther) return;
  const { searchParams } = new URL(link.href);
  const page = searchParams.get("page") ?? "";
  const code = readCode(searchParams.get("sample") ?? "", page);
  if (!code && !shiftKey) return;
  event.preventDefault();
  const url = code && keep(code) ? link.pathname + GIVEN_QUERY : link.href;
  if (shiftKey) location.assign(url);
  // No `noopener`, because a tab without opener would not copy this tab's sessionStorage.
  else open(url);
}

/** Null when no block of the sample is on this page. */
function readCode(sample: string, src: string): Record<string, string> | null {
  const blocks = [...document.getElementsByClassName(SAMPLE_CLASS + sample)];
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
    sessionStorage.setItem(PLAY_SESSION_KEY, JSON.stringify(code));
    return true;
  } catch {
    return false;
  }
}
