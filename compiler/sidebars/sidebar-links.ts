import { FEATURE_STATUSES, type FeatureStatus } from "~/domain/documents/document";
import { toSidebarHref } from "~/domain/documents/mark-sidebar";
import { toLeafTitle } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { Page } from "../core/page";
import { addFragment } from "../core/urls";
import { toCodeLabel } from "./labels";
import type { LocaleView } from "./locale-view";
import { parseSidebarPath } from "./sidebar-path";

export interface LinkOptions {
  /** HTML that replaces the page's short title. */
  label?: string | undefined;
  /** Shows the page's short title in `<code>`. */
  code?: boolean | undefined;
  /** Fragment without `#`, which takes precedence over the path's own. */
  hash?: string | undefined;
}

export interface SidebarLink {
  html: string;
  /** The text without its link. */
  label: string;
  /** True for a link to documentation that exists in no locale. */
  missing: boolean;
}

/** Renders the links of one locale's sidebars. */
export interface SidebarLinks {
  toPage(page: Page, options?: LinkOptions): string;
  /**
   * Renders a path as YAML files and macros write it, or an https URL (content format, 3.9).
   */
  toPath(path: string, options?: LinkOptions): SidebarLink;
}

const BADGE_IDS = {
  experimental: "experimental",
  "non-standard": "nonstandard",
  deprecated: "deprecated",
} as const satisfies Record<FeatureStatus, string>;

/** Creates the renderer of one locale. */
export function createSidebarLinks(view: LocaleView): SidebarLinks {
  const badges = createBadges(view.translate);
  const externalTitle = toAttribute(view.translate("link-external"));
  const missingTitle = ` title="${toAttribute(view.translate("link-not-created"))}"`;

  /** @param redirectHash Fragment of a redirect's target, which counts (content format, 1.4). */
  function toPage(page: Page, options: LinkOptions = {}, redirectHash = ""): string {
    const label = options.label ?? toPageLabel(page.shortTitle, options.code);
    const hash = redirectHash || toHash(options.hash);
    const isOwnTitle = options.label === undefined && !options.code;
    const language = page.locale === view.locale ? "" : toEnglishMarks(isOwnTitle);
    const href = toSidebarHref(page.url) + escapeAttribute(encodeURI(hash));
    return `<a href="${href}"${language}>${label}</a>${badges(page.status)}`;
  }

  function toPath(path: string, options: LinkOptions = {}): SidebarLink {
    const target = parseSidebarPath(path);
    if (target.kind !== "page") return renderOther(target, options, externalTitle);
    const found = view.resolveLink(target.slug);
    if (found.kind === "page") {
      const label = options.label ?? toPageLabel(found.page.shortTitle, options.code);
      const hash = options.hash ?? target.hash;
      return {
        html: toPage(found.page, { ...options, hash }, found.hash),
        label,
        missing: false,
      };
    }
    const label = options.label ?? toPageLabel(toLeafTitle(target.slug), options.code);
    if (found.kind === "elsewhere") {
      const hash = toHash(options.hash ?? target.hash);
      const url = addFragment(found.url, encodeURI(hash));
      const { kind } = parseSidebarPath(url);
      return renderOther({ kind, url }, { label }, externalTitle);
    }
    const url = escapeAttribute(`/${view.locale}/docs/${target.slug}`);
    const html = `<a class="page-not-created" data-href="${url}"${missingTitle}>${label}</a>`;
    return { html, label, missing: true };
  }

  return { toPage: (page, options) => toPage(page, options), toPath };
}

function toHash(fragment: string | undefined): string {
  return fragment ? `#${fragment}` : "";
}

/** Attributes of a link to a page that only English has; its title is English, a label of the sidebar is not. */
function toEnglishMarks(isOwnTitle: boolean): string {
  return ` class="only-in-en-us"${isOwnTitle ? ` lang="${DEFAULT_LOCALE}"` : ""}`;
}

function toPageLabel(text: string, code: boolean | undefined): string {
  return code ? toCodeLabel(text) : escapeAttribute(text);
}

function renderOther(
  target: { kind: string; url: string },
  options: LinkOptions,
  title: string,
): SidebarLink {
  const label = options.label ?? escapeAttribute(target.url);
  const external =
    target.kind === "external"
      ? ` class="external" target="_blank" title="${title}"`
      : "";
  const html = `<a href="${escapeAttribute(target.url)}"${external}>${label}</a>`;
  return { html, label, missing: false };
}

/** Renders each status's icon once, because a sidebar can repeat it hundreds of times. */
function createBadges(
  translate: ContentText,
): (statuses: readonly FeatureStatus[]) => string {
  const icons = FEATURE_STATUSES.map((status) => {
    const id = BADGE_IDS[status];
    const label = toAttribute(translate(`badge-${id}`));
    const title = toAttribute(translate(`badge-${id}-title`));
    const html = ` <span class="icon icon-${id}" role="img" title="${title}" aria-label="${label}"></span>`;
    return { status, html };
  });
  return (statuses) => {
    if (statuses.length === 0) return "";
    return icons
      .map(({ status, html }) => (statuses.includes(status) ? html : ""))
      .join("");
  };
}

/** Escapes quotes only, because texts are HTML already. */
function toAttribute(text: string): string {
  return text.replaceAll('"', "&quot;");
}
