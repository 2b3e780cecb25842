/** For texts that are JSON, where the sign stands in strings alone: none can end its element. */
export function escapeScript(json: string): string {
  return json.replaceAll("<", String.raw`\u003c`);
}
