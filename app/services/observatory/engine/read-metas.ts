import type { CapturedResponse } from "./capture";
import { readTags } from "./read-tags";

/** The non-empty contents of the meta elements that stand for a header. */
export function listMetaContents(response: CapturedResponse, header: string): string[] {
  return listMetas(response)
    .filter((attributes) => normalize(attributes.get("http-equiv")) === header)
    .map((attributes) => attributes.get("content") ?? "")
    .filter((content) => content !== "");
}

/** The last content of a meta element of this name; null without one. */
export function findMetaContent(response: CapturedResponse, name: string): string | null {
  const found = listMetas(response).findLast(
    (attributes) =>
      normalize(attributes.get("name")) === name &&
      !attributes.has("http-equiv") &&
      (attributes.get("content") ?? "") !== "",
  );
  return found?.get("content") ?? null;
}

function listMetas({ body }: CapturedResponse): ReadonlyMap<string, string>[] {
  return [...readTags(body)]
    .filter(({ name }) => name === "meta")
    .map(({ attributes }) => attributes);
}

function normalize(value: string | undefined): string {
  return (value ?? "").trim().toLowerCase();
}
