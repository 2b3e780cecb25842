const MARKDOWN = "text/markdown";
const HTML_RANGES = ["text/html", "text/*", "*/*"];

interface Range {
  type: string;
  quality: number;
  index: number;
}

/**
 * Tells whether a client prefers Markdown to HTML (RFC 9110, 12.5.1). Markdown must be named, because
 * browsers accept everything; if both are named with the same weight, the first wins.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  const ranges = accept.split(",").map(readRange);
  const markdown = ranges.find(({ type }) => type === MARKDOWN);
  if (!markdown || markdown.quality === 0) return false;
  const html = findMostSpecific(ranges);
  if (!html || html.quality < markdown.quality) return true;
  const isNamed = html.type === "text/html";
  return html.quality === markdown.quality && (!isNamed || markdown.index < html.index);
}

function findMostSpecific(ranges: readonly Range[]): Range | undefined {
  for (const wanted of HTML_RANGES) {
    const found = ranges.find(({ type }) => type === wanted);
    if (found) return found;
  }
  return undefined;
}

/** An invalid weight counts as 0, so that a malformed header gets HTML. */
function readRange(text: string, index: number): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const value = weight?.slice(weight.indexOf("=") + 1).trim();
  const isValid =
    value === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value);
  return { type: type.toLowerCase(), quality: isValid ? Number(value ?? 1) : 0, index };
}
