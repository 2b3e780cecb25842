import type { MetaDescriptor } from "@remix-run/react";
import { escapeAttribute } from "~/domain/text/escape-html";

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
  if ("script:ld+json" in descriptor)
    return `<script type="application/ld+json">${escapeJson(descriptor["script:ld+json"])}</script>`;
  if ("tagName" in descriptor) {
    const { tagName, ...attributes } = descriptor;
    return renderElement(String(tagName), attributes);
  }
  if ("title" in descriptor) return `<title>${escape(String(descriptor.title))}</title>`;
  return renderElement("meta", descriptor);
}

function renderElement(name: string, attributes: object): string {
  return `<${name}${Object.entries(attributes).map(renderAttribute).join("")}/>`;
}

function renderAttribute([name, value]: [string, unknown]): string {
  return typeof value !== "string" ? "" : ` ${name}="${escape(value)}"`;
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
