/** Looks up a name from outside in a table; every object also has a `constructor`, which no table means. */
export function findOwn<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
