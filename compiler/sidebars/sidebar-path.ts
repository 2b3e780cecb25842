import { parseLocale } from "~/domain/locales/locale";

export type SidebarPath =
  | { kind: "page"; slug: string; hash: string | undefined }
  | { kind: "external"; url: string }
  /** Another path of the site, such as the blog. */
  | { kind: "site"; url: string };

/**
 * Parses `/Web/HTTP#intro`, `/docs/Web/HTTP`, `/en-US/docs/Web/HTTP`, `/en-US/blog`,
 * `https://...`.
 */
export function parseSidebarPath(path: string): SidebarPath {
  if (/^https?:\/\//i.test(path)) return { kind: "external", url: path };
  const { slug, isDocument } = splitLocale(path);
  if (!isDocument) return { kind: "site", url: path };
  const hashStart = slug.indexOf("#");
  if (hashStart === -1) return { kind: "page", slug: trimSlashes(slug), hash: undefined };
  return {
    kind: "page",
    slug: trimSlashes(slug.slice(0, hashStart)),
    hash: slug.slice(hashStart + 1) || undefined,
  };
}

/** Returns the slug of a path; the text itself for a path of another kind. */
export function toSlug(path: string): string {
  const parsed = parseSidebarPath(path);
  return parsed.kind === "page" ? parsed.slug : trimSlashes(path);
}

function splitLocale(path: string): { slug: string; isDocument: boolean } {
  const segments = trimSlashes(path).split("/");
  const hasLocale = path.startsWith("/") && parseLocale(segments[0] ?? "") !== null;
  const rest = hasLocale ? segments.slice(1) : segments;
  if (rest[0] === "docs") return { slug: rest.slice(1).join("/"), isDocument: true };
  return { slug: rest.join("/"), isDocument: !hasLocale };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, "");
}
