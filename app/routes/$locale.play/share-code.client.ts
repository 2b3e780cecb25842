import { encodePlayState } from "~/browser/play/encode-play-state";
import { OWNER_HEADER, type FormOwner } from "~/domain/accounts/form-owner";
import { MAX_PLAY_BYTES, type PlayCode } from "~/domain/play/play-state";
import { MAX_URL_CHARACTERS } from "~/domain/http/url-limit";
import { toFence } from "~/domain/text/markdown-code";

/** Reasons of a failed permalink; each has a text of its own. */
export type ShareFault = "signed-out" | "foreign" | "too-large" | "limited" | "failed";
export type ShareOutcome = { id: string } | { fault: ShareFault };

const FAULTS: Readonly<Record<number, ShareFault>> = {
  401: "signed-out",
  409: "foreign",
  413: "too-large",
  429: "limited",
};

/** Stores the code on the server, for the reader who opened the page, and returns its id. */
export async function createPermalink(
  code: PlayCode,
  src: string | null,
  owner: FormOwner,
): Promise<ShareOutcome> {
  const body = JSON.stringify({ ...code, ...(src !== null && { src }) });
  if (new Blob([body]).size > MAX_PLAY_BYTES) return { fault: "too-large" };
  try {
    const response = await fetch("/api/v1/play/", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [OWNER_HEADER]: owner.formOwner,
      },
      body,
    });
    if (!response.ok) return { fault: FAULTS[response.status] ?? "failed" };
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === "string" ? { id } : { fault: "failed" };
  } catch {
    return { fault: "failed" };
  }
}

/** Fenced code blocks in Markdown, one for each language with code. */
export function toMarkdown({ html, css, js }: PlayCode): string {
  return Object.entries({ html, css, js })
    .filter(([, code]) => code.trim() !== "")
    .map(([language, code]) => toFence(code.replace(/\n$/, ""), language))
    .join("\n\n");
}

/** URL that contains the code itself; null when the server would refuse its length. */
export async function toDataUrl(
  code: PlayCode,
  src: string | null,
): Promise<string | null> {
  const state = await encodePlayState({ ...code, ...(src !== null && { src }) });
  const target = `${location.pathname}?${new URLSearchParams({ state }).toString()}`;
  return target.length > MAX_URL_CHARACTERS ? null : location.origin + target;
}
