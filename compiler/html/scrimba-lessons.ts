import { parseUrl } from "~/domain/http/parse-url";
import { SCRIMBA_ORIGINS } from "~/domain/documents/content-origins";
import { describeForeignScrim } from "../flaws/embeds";
import { markExternal } from "./external-links";
import type { FinishJob } from "./finish-context";
import { createElement, createText, getAttribute, type Element } from "../core/tree";

const ORIGINS: ReadonlySet<string> = new Set(SCRIMBA_ORIGINS);

/**
 * Finishes a lesson on Scrimba (content format, 5.5): adds a link inside the element for
 * readers without scripts. Reports and removes an address on another host.
 */
export function finishScrimbaLesson(scrim: Element, job: FinishJob): void {
  const written = getAttribute(scrim, "url") ?? "";
  const title = getAttribute(scrim, "scrimtitle") ?? "Scrimba";
  if (isOnScrimba(written)) {
    const link = createElement("a", { href: written }, [createText(title)]);
    markExternal(link, job);
    scrim.childNodes = [link];
    return;
  }
  scrim.attrs = scrim.attrs.filter(({ name }) => name !== "url");
  job.report({
    ...describeForeignScrim(written, scrim.tagName),
    ...job.locate(written, `<${scrim.tagName}`),
  });
}

function isOnScrimba(url: string): boolean {
  return ORIGINS.has(parseUrl(url)?.origin ?? "");
}
