/** An element of a parsed document; `text` is all character data inside. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TOKEN =
  /<\?xml [^?]*\?>|<(\/?)([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)((?:\s+[\w.:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w.:-]+)="([^"<]*)"/g;
const ENTITY = /&(?:(amp|lt|gt|quot|apos);|#(\d+);|)/g;
const CHARACTERS: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
// oxlint-disable-next-line no-control-regex -- XML forbids them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Strict XML parser without comments and doctypes. Throws for malformed input. */
export function parseXml(xml: string): XmlElement {
  if (FORBIDDEN.test(xml)) throw new Error("a character that XML forbids");
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`not well-formed: ${xml.slice(at, at + 40)}`);
    readToken(token, open);
  }
  const [document] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !document || root.text.trim())
    throw new Error("not one closed element");
  return document;
}

export function listChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

export function readChild(element: XmlElement, name: string): string {
  const [child, ...more] = listChildren(element, name);
  if (!child || more.length > 0) throw new Error(`not one ${name} in ${element.name}`);
  return child.text;
}

function readToken(token: RegExpExecArray, open: XmlElement[]): void {
  const [, slash, name, attributes = "", selfClosing, text] = token;
  const parent = open.at(-1);
  if (!parent) throw new Error("closed too often");
  if (text !== undefined) parent.text += decode(text);
  else if (name === undefined) return;
  else if (slash) {
    if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
  } else {
    const element = {
      name,
      attributes: readAttributes(attributes),
      children: [],
      text: "",
    };
    parent.children.push(element);
    if (!selfClosing) open.push(element);
  }
}

function readAttributes(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`${name} is given twice`);
    attributes[name] = decode(value);
  }
  return attributes;
}

function decode(text: string): string {
  return text.replace(ENTITY, (whole, name?: string, code?: string) => {
    if (whole === "&") throw new Error("a bare &");
    return code === undefined
      ? (CHARACTERS[name ?? ""] ?? "")
      : String.fromCodePoint(Number(code));
  });
}
