import { toHref } from "~/domain/documents/slug";

/** Absolute URL of a decoded path, optionally followed by an encoded query. */
export function toAddress(origin: string, path: string, query = ""): string {
  return origin + toHref(path) + query;
}
