/** A status badge as the compiler writes it (compiler/sidebars/sidebar-links). */
const BADGE =
  /<span class="icon icon-([\w-]+)" role="img" title="([^"]*)" aria-label="([^"]*)"><\/span>/g;

/**
 * Shortens the badges of a sidebar, which are a fifth of a large one: each mark refers to a line
 * below the entries, which explains it once. The stored form stays that of the JSON (content format).
 */
export function slimSidebar(html: string): string {
  const marks = new Map<string, { title: string; label: string }>();
  const entries = html.replace(BADGE, (_badge, name: string, title, label) => {
    marks.set(name, { title: String(title), label: String(label) });
    return renderMark(name);
  });
  if (marks.size === 0) return entries;
  const lines = [...marks].map(([name, mark]) => renderLine(name, mark));
  return `${entries}<div data-marks>${lines.join("")}</div>`;
}

function renderMark(name: string): string {
  return `<i role=img aria-labelledby=${toId(name)}></i>`;
}

/** Short, because it is in each mark: `m-exp`, `m-non`, `m-dep`. */
function toId(name: string): string {
  return `m-${name.slice(0, 3)}`;
}

/** The tooltip, whose first word is mostly the label. */
function renderLine(name: string, { title, label }: { title: string; label: string }) {
  const rest = title.startsWith(label) ? title.slice(label.length) : `: ${title}`;
  return `<p>${renderMark(name)} <b id="${toId(name)}">${label}</b>${rest}</p>`;
}
