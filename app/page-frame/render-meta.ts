import type { MetaDescriptor } from "@remix-run/react";
import { escapeAttribute } from "~/domain/escape-html";

const JSON_ESCAPES: Readonly<Record<string, string>> = {
  "&": String.raw`\u0026`,
  ">": String.raw`\u003e`,
  "<": String.raw`\u003c`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
};

/** What the page says of itself in its head, as Remix's `Meta` and React write it. */
export function renderMeta(descriptors: readonly MetaDescriptor[]): string {
  return descriptors.map(renderTag).join("");
}

function renderTag(descriptor: MetaDescriptor): string {
  const { tagName = "meta", ...attributes } = descriptor as Record<string, unknown>;
  if ("title" in attributes && tagName === "meta")
    return `<title>${escape(String(attributes["title"]))}</title>`;
  if ("script:ld+json" in attributes)
    return `<script type="application/ld+json">${escapeJson(attributes["script:ld+json"])}</script>`;
  return `<${String(tagName)}${Object.entries(attributes).map(renderAttribute).join("")}/>`;
}

function renderAttribute([name, value]: [string, unknown]): string {
  return value === undefined || value === null
    ? ""
    : ` ${name}="${escape(String(value))}"`;
}

function escape(text: string): string {
  return escapeAttribute(text).replaceAll("'", "&#x27;");
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[&><\u2028\u2029]/g,
    (character) => JSON_ESCAPES[character] ?? character,
  );
}
