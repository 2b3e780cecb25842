type Below = string[] | Record<string, string>;

const ENTRY = /^(?!(?:null|true|false):)([a-z][a-z\d-]*):(?: (.+))?$/i;
const LIST_ITEM = /^ {2}- (.+)$/;
const INNER_ENTRY = /^ {2}(?!(?:null|true|false):)([a-z][a-z\d-]*): (.+)$/i;

/** Begins as no number, no indicator and nothing special. */
const PLAIN_TEXT = /^(?:[\p{L}<(/$_][^]*|\d+ \p{L}[^]*)$/u;
/** A commit with one of these letters is no number, as digits around one `e` are. */
const COMMIT = /^(?=\d*e?\d*[a-df])[\da-f]{40}$/;
const NOT_PLAIN = /: | #|:$|\s$|^(?:true|false|null)$/i;
const QUOTED_TEXT = /^(?:"((?:[^"\\]|\\["\\])*)"|'([^']*)')$/;
const ESCAPE = /\\(["\\])/g;
/** A line break is the only one of them that plain front matter holds. */
const CONTROL_CHARACTERS = /(?!\n)[\p{Cc}\u2028\u2029\ufeff]/u;

/**
 * Reads the YAML that nearly all front matter consists of: `key: text`, lists of texts, and one
 * level of keys below a key. Returns null at the first line that says more; a full YAML parser
 * must then decide. What is read here it would read the same, at ten times the cost.
 */
export function parsePlainYaml(yaml: string): Record<string, unknown> | null {
  if (CONTROL_CHARACTERS.test(yaml)) return null;
  const data: Record<string, unknown> = {};
  let open: string | null = null;
  for (const line of yaml.split("\n")) {
    if (line === "") continue;
    const [, key, written] = ENTRY.exec(line) ?? [];
    if (key === undefined) {
      const below = open === null ? null : addLine(line, data[open]);
      if (open === null || below === null) return null;
      data[open] = below;
      continue;
    }
    const value = written === undefined ? null : readText(written);
    if (Object.hasOwn(data, key) || (written !== undefined && value === null))
      return null;
    data[key] = value;
    open = value === null ? key : null;
  }
  return data;
}

/** Returns the value of a key after one more line below it; null for one that is not plain. */
function addLine(line: string, known: unknown): Below | null {
  const item = LIST_ITEM.exec(line)?.[1];
  if (item !== undefined) return addItem(item, known);
  const [, key, written = ""] = INNER_ENTRY.exec(line) ?? [];
  const text = readText(written);
  const entries = (known ?? {}) as Below;
  if (key === undefined || text === null || Array.isArray(entries)) return null;
  return Object.hasOwn(entries, key) ? null : { ...entries, [key]: text };
}

function addItem(written: string, known: unknown): Below | null {
  const text = readText(written);
  if (text === null || (known !== null && !Array.isArray(known))) return null;
  return [...((known ?? []) as string[]), text];
}

/** Returns null for a value that is no text, or may be none. */
function readText(written: string): string | null {
  const quoted = QUOTED_TEXT.exec(written);
  if (quoted) return quoted[1]?.replace(ESCAPE, "$1") ?? quoted[2] ?? "";
  if (COMMIT.test(written)) return written;
  return PLAIN_TEXT.test(written) && !NOT_PLAIN.test(written) ? written : null;
}
