import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { toTitleHtml } from "../../core/title-html";
import {
  codeBlock,
  link,
  list,
  section,
  sentence,
  toStatement,
  toTextHtml,
} from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import { findApiText } from "../texts/read-texts";
import type { ApiSubject } from "./subject";

const MOST_GUIDES = 6;

/** Returns our sentence about an interface or member, as HTML; empty without one. */
export function describeApi(name: string): string {
  return toStatement(toTextHtml(findApiText(name)?.is ?? ""));
}

/**
 * Names the entry of a member: `URL.URL` for a constructor, `Response.json_static` and
 * `Window.load_event` beside methods of the same name.
 */
export function toTextName({
  interfaceName,
  member,
  kind,
  isStatic,
}: Pick<ApiSubject, "interfaceName" | "isStatic" | "kind" | "member">): string {
  const suffix = kind === "event" ? "_event" : isStatic ? "_static" : "";
  return `${interfaceName}.${member}${suffix}`;
}

/** Renders what the algorithms of a member throw or reject with; empty when unknown. */
export function renderExceptions(name: string): string {
  const lines = findApiText(name)?.throws ?? [];
  return section("Exceptions", list(lines.map((line) => sentence(toTextHtml(line)))));
}

export function renderApiExample(name: string): string {
  const example = findApiText(name)?.example ?? "";
  return section("Example", example && codeBlock("js", example));
}

/** Links the guides below a group's overview, such as `Using_Fetch`. */
export function linkGuides(
  groupSlug: string,
  { site }: Pick<ReferenceContext, "site">,
): string[] {
  return site
    .listChildren(docUrl(DEFAULT_LOCALE, groupSlug))
    .filter(({ pageType }) => pageType === "guide")
    .slice(0, MOST_GUIDES)
    .map(({ slug, title }) => link(slug, toTitleHtml(title)));
}
