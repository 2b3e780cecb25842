import { toAddress } from "~/domain/http/to-address";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import type { ContentText } from "~/domain/text/strings";
import {
  addClass,
  getAttribute,
  hasClass,
  setAttribute,
  type Element,
} from "~/domain/html/tree";
import { toRelative, type ArchiveAsset, type ArchiveLinks } from "./archive-links";
import {
  createLinkFor,
  removeAttributes,
  removeNode,
  replaceNode,
  visitElements,
} from "./html-tree";
import type { PageEntry } from "./scope";

export type SampleSource = { sample: string } | { example: string; choice?: string };

export interface SelfContainedOptions {
  page: PageEntry;
  links: ArchiveLinks;
  translate: ContentText;
  siteOrigin: string;
  /** Renders the document that runs a sample; null: the sample becomes a link to the site. */
  renderSample: (source: SampleSource) => Sample | null;
}

export interface Sample {
  html: string;
  /** Files that its code names. */
  assets: readonly ArchiveAsset[];
}

export interface SelfContained {
  tree: DefaultTreeAdapterTypes.DocumentFragment;
  /** Files that the page needs. */
  assets: ArchiveAsset[];
}

/** Controls that need the site's scripts or its server. */
const CONTROLS = [
  "bc-choice",
  "example-tabs",
  "example-hint",
  "example-console",
  "play-queue",
  "queue-choice",
];
const REMOVED_TAGS = ["script", "style", "object", "embed", "base", "meta", "link"];
const MEDIA_TAGS = ["img", "video", "audio", "source", "track"];
const RUNNER = /\/runner\.html\?/;

/**
 * Parses the HTML of a page and makes it independent of the site: links, images and samples lead
 * to files of the archive, everything else to the public site. The HTML is safe, since the
 * compiler has sanitised it.
 */
export function makeSelfContained(
  html: string,
  options: SelfContainedOptions,
): SelfContained {
  const tree = parseFragment(html);
  const assets: ArchiveAsset[] = [];
  const context = { ...options, assets };
  visitElements(tree, (element) => convert(element, context));
  return { tree, assets };
}

type Context = SelfContainedOptions & Pick<SelfContained, "assets">;

function convert(element: Element, context: Context): void {
  const { tagName } = element;
  if (isControl(element)) return removeNode(element);
  removeAttributes(element, (name) => /^(?:on|data-(?:early|act)$)/.test(name));
  if (tagName === "a") convertLink(element, context);
  else if (MEDIA_TAGS.includes(tagName)) convertMedia(element, context);
  else if (tagName === "iframe") convertFrame(element, context);
}

/** Examples keep their radio buttons and their reset button, which work without a script. */
function isControl(element: Element): boolean {
  const { tagName } = element;
  if (REMOVED_TAGS.includes(tagName) || CONTROLS.some((name) => hasClass(element, name)))
    return true;
  const type = getAttribute(element, "type");
  if (tagName === "button") return type !== "reset";
  if (tagName === "input") return type !== "radio";
  if (tagName === "form") return !hasClass(element, "example-form");
  return tagName === "select" || tagName === "textarea";
}

function convertLink(element: Element, { links, page }: Context): void {
  const href = getAttribute(element, "href");
  if (href === null) return;
  const target = links.resolve(href, page);
  if (target.kind === "page") {
    removeAttributes(element, (name) => name === "target");
    setAttribute(element, "href", toRelative(page.path, target.path, target.hash));
    return;
  }
  setAttribute(element, "href", target.url);
  addClass(element, "external");
}

/** Replaces a picture or film that only the web has by a link to it. */
function convertMedia(element: Element, context: Context): void {
  const { links, page, siteOrigin, translate } = context;
  removeAttributes(element, (name) => name === "srcset" || name === "sizes");
  keepOwn(element, "poster", context);
  const src = getAttribute(element, "src");
  if (src === null || src.startsWith("data:")) return;
  if (keepOwn(element, "src", context)) return;
  if (element.tagName === "source" || element.tagName === "track")
    return removeNode(element);
  const target = links.resolve(src, page);
  const url = target.kind === "outside" ? target.url : siteOrigin + page.url;
  const text = getAttribute(element, "alt") || translate("archive-image");
  replaceByLink(element, url, text);
}

function replaceByLink(element: Element, href: string, text: string): void {
  const className = "external archive-missing";
  replaceNode(element, createLinkFor(element, { href, text, className }));
}

/** Points an attribute to a file of the archive; removes it when the content has none. */
function keepOwn(
  element: Element,
  name: string,
  { links, page, assets }: Context,
): boolean {
  const address = getAttribute(element, name);
  if (address === null) return false;
  const asset = links.findAsset(address, page);
  if (asset === null) {
    if (name === "poster") removeAttributes(element, (each) => each === name);
    return false;
  }
  assets.push(asset);
  setAttribute(element, name, toRelative(page.path, asset.path));
  return true;
}

/**
 * A sample is part of its page, so that it runs from a disk too, in a sandbox with an origin of its
 * own: a script of a file could read other files in some browsers.
 */
function convertFrame(element: Element, context: Context): void {
  const { page, links, translate, siteOrigin, renderSample, assets } = context;
  const src = getAttribute(element, "src") ?? "";
  const source = readSource(src);
  const sample = source && renderSample(source);
  if (sample) {
    assets.push(...sample.assets);
    removeAttributes(element, (name) => name === "src");
    setAttribute(element, "srcdoc", sample.html);
    setAttribute(
      element,
      "sandbox",
      "allow-scripts allow-forms allow-modals allow-popups",
    );
    setAttribute(element, "loading", "lazy");
    return;
  }
  const target = links.resolve(src, page);
  const isAbroad = source === null && target.kind === "outside" && /^https?:/.test(src);
  const text = isAbroad
    ? getAttribute(element, "title") || target.url
    : translate("archive-sample");
  const url = isAbroad ? target.url : toAddress(siteOrigin, page.url);
  replaceByLink(element, url, text);
}

function readSource(src: string): SampleSource | null {
  if (!RUNNER.test(src)) return null;
  const query = new URLSearchParams(src.slice(src.indexOf("?")));
  const sample = query.get("sample");
  const example = query.get("example");
  const choice = query.get("choice");
  if (sample !== null) return { sample };
  if (example === null) return null;
  return { example, ...(choice !== null && { choice }) };
}
