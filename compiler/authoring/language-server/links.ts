import { existsSync } from "node:fs";
import { join } from "node:path";
import { toHref } from "~/domain/documents/slug";
import { decodeEntities } from "~/domain/text/decode-entities";
import type { Page } from "../../core/page";
import { decodePath, splitUrl } from "../../core/urls";
import { renderCall } from "../../macros/expand-macros";
import type { MacroArgument } from "../../macros/macro";
import { linksToPage } from "./macro-names";
import type { Draft, Project } from "./project";

/** The place that a link leads to. */
export type Destination =
  | {
      kind: "page";
      page: Page;
      /** Fragment without `#`. */ hash: string;
      isRedirected: boolean;
    }
  /** A file beside the page. */
  | { kind: "file"; file: string }
  | { kind: "elsewhere"; url: string }
  | { kind: "missing"; url: string };

/** Follows an address as it is written in a page; null for one that no page is asked for. */
export function findDestination(
  { environment: { site } }: Project,
  { page }: Draft,
  written: string,
): Destination | null {
  const { path, hash } = splitUrl(decodeEntities(written));
  const fragment = decodePath(hash.slice(1));
  if (path === "" && hash !== "")
    return { kind: "page", page, hash: fragment, isRedirected: false };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) || path === "") return null;
  if (!path.startsWith("/")) return findFile(page, decodePath(path));
  const url = decodePath(path).replace(/(?<=.)\/$/, "");
  const target = site.resolveLink(url);
  if (target.kind === "elsewhere") return target;
  if (target.kind === "missing") return { kind: "missing", url };
  const own = target.hash === "" ? fragment : decodePath(target.hash.slice(1));
  const { redirected } = target;
  return {
    kind: "page",
    page: target.page,
    hash: fragment || own,
    isRedirected: redirected,
  };
}

function findFile({ folder, fallbackFolder }: Page, name: string): Destination | null {
  const files = [folder, ...(fallbackFolder === null ? [] : [fallbackFolder])];
  const file = files.map((each) => join(each, name)).find((each) => existsSync(each));
  return file === undefined ? { kind: "missing", url: name } : { kind: "file", file };
}

/** Follows the link of a macro call; null for a macro without one, or a call that fails. */
export function findMacroDestination(
  project: Project,
  draft: Draft,
  call: { name: string; args: readonly MacroArgument[] },
): Destination | null {
  if (!linksToPage(call.name)) return null;
  const { environment } = project;
  const { page } = draft;
  try {
    const html = renderCall(call, {
      ...environment,
      page,
      locale: page.locale,
      translate: environment.strings(page.locale),
      report: () => undefined,
      addSidebar: () => undefined,
    });
    const href = /<a [^>]*?href="([^"]*)"/.exec(html)?.[1];
    return href === undefined ? null : findDestination(project, draft, href);
  } catch {
    // The page's own rendering reports the crash.
    return null;
  }
}

/** Describes a destination in Markdown. */
export function describeDestination(destination: Destination): string {
  switch (destination.kind) {
    case "file":
      return `File ${toCode(destination.file)}`;
    case "elsewhere":
      return `Redirected to ${destination.url}`;
    case "missing":
      return `There is no page or file ${toCode(destination.url)}.`;
    case "page": {
      const { page, hash, isRedirected } = destination;
      const address = toHref(page.url) + (hash === "" ? "" : `#${hash}`);
      return [
        `**${page.title}**`,
        `${isRedirected ? "Redirected to " : ""}${toCode(address)}`,
        page.generatedFrom
          ? "Made from data: it has no file."
          : `File ${toCode(page.path)}`,
      ].join("  \n");
    }
  }
}

function toCode(text: string): string {
  return `\`\` ${text} \`\``;
}
