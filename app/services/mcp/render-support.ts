import type { BrowserSupport } from "../compat-data/index.server";

/** One Markdown table row per browser: version, date, notes. */
export function renderSupport(support: readonly BrowserSupport[]): string {
  const rows = support.map(
    (each) =>
      `| ${each.name} | ${toVersion(each)} | ${each.released ?? ""} | ${each.notes.join("; ").replaceAll("|", "\\|").replaceAll("\n", " ")} |`,
  );
  return [
    "| Browser | Since | Released | Notes |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** All browsers in one line: `Chrome 42, Firefox 39, Safari no`. */
export function renderSupportLine(support: readonly BrowserSupport[]): string {
  return support
    .map((each) => {
      const [note] = each.level === "yes" ? [] : each.notes;
      return `${each.name} ${toVersion(each)}${note ? ` (${note})` : ""}`;
    })
    .join(", ");
}

function toVersion({ level, since, removed }: BrowserSupport): string {
  if (since === null) return level === "unknown" ? "unknown" : "no";
  if (removed !== null) return `${since} to ${removed}, then removed`;
  return level === "yes"
    ? since
    : `${since} (${level === "no" ? "off by default" : level})`;
}
