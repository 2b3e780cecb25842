const LINK = /<link\b[^>]*>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * What the head of a page makes browsers wait for, as a Link header: the style sheets, then the
 * font. A proxy in front can send it ahead of the page (103, Early Hints), and browsers read it
 * before they read the page. Null when there is nothing.
 */
export function renderEarlyLinks(html: string): string | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const links = (head.match(LINK) ?? []).map(readAttributes);
  const styles = links.filter(({ rel }) => rel === "stylesheet").map(toStyle);
  const fonts = links
    .filter(({ rel, as }) => rel === "preload" && as === "font")
    .map(toFont);
  const all = [...styles, ...fonts];
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
