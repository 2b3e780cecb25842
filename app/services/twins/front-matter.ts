type Value = string | readonly string[] | null | undefined;

/** A plain YAML scalar; any other text is quoted as JSON, which YAML contains. */
const PLAIN = /^[a-z0-9][\w./-]*$/i;
const ADDRESS = /^https?:\/\/[^\s#]+$/;
/** Words and numbers that YAML reads as another type than text. */
const TYPED = /^(?:true|false|yes|no|on|off|null|[\d.]+|0x[\da-f]+|[\d.]+e\d+)$/i;

/** Renders facts as YAML front matter; absent and empty ones are omitted. */
export function renderFrontMatter(facts: Readonly<Record<string, Value>>): string {
  const lines = Object.entries(facts).flatMap(([name, value]) => {
    if (value === null || value === undefined || value.length === 0) return [];
    return [`${name}: ${typeof value === "string" ? toScalar(value) : toList(value)}`];
  });
  return ["---", ...lines, "---"].join("\n");
}

function toList(values: readonly string[]): string {
  return `[${values.map(toScalar).join(", ")}]`;
}

function toScalar(value: string): string {
  const isPlain = (PLAIN.test(value) || ADDRESS.test(value)) && !TYPED.test(value);
  return isPlain ? value : JSON.stringify(value);
}
