/** Written by React in the order of the components, which give `rel` first. */
const LINK = /<link rel="(?:stylesheet|preload|alternate|describedby)"[^>]*>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * Returns a Link header with the render-blocking style sheets and fonts of a page's head, or null.
 * A proxy can send it ahead as 103 Early Hints; browsers read it before the body. Also repeats the
 * links for programs, which may read headers alone.
 */
export function renderEarlyLinks(html: string): string | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const links = (head.match(LINK) ?? []).map(readAttributes);
  const styles = links
    .filter(({ rel, media }) => rel === "stylesheet" && media === undefined)
    .map(toStyle);
  const fonts = links
    .filter(({ rel, as }) => rel === "preload" && as === "font")
    .map(toFont);
  const data = links.filter(isForPrograms).map(toRelation);
  const all = [...styles, ...fonts, ...data];
  return all.length > 0 ? all.join(", ") : null;
}

function readAttributes(tag: string): Partial<Record<string, string>> {
  const attributes = [...tag.matchAll(ATTRIBUTE)];
  return Object.fromEntries(attributes.map(([, name = "", value = ""]) => [name, value]));
}

function toStyle({ href = "" }: Partial<Record<string, string>>): string {
  return `<${href}>; rel=preload; as=style`;
}

function toFont({ href = "" }: Partial<Record<string, string>>): string {
  return `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
}

function isForPrograms({ rel, type }: Partial<Record<string, string>>): boolean {
  return rel === "describedby" || (rel === "alternate" && type === "text/markdown");
}

function toRelation({ href = "", rel = "", type = "" }: Partial<Record<string, string>>) {
  return `<${href}>; rel="${rel}"; type="${type}"`;
}
