/** Identifies one sidebar by its input; a page can show several. */
export interface SidebarPart {
  /** `apiref`, `defaultapisidebar`, `jsref`, `tree`, or the name of a sidebar file. */
  name: string;
  args: readonly string[];
}

const PART_SEPARATOR = "+";
const ARGUMENT_SEPARATOR = ":";

/** Formats a key that contains everything needed for rendering: `apiref:Element:DOM`. */
export function formatSidebarKey(parts: readonly SidebarPart[]): string {
  return parts
    .map(({ name, args }) => [name, ...args.map(escapePart)].join(ARGUMENT_SEPARATOR))
    .join(PART_SEPARATOR);
}

/** Parses a key into its parts. */
export function parseSidebarKey(key: string): SidebarPart[] {
  return key.split(PART_SEPARATOR).map((part) => {
    const [name = "", ...args] = part.split(ARGUMENT_SEPARATOR);
    return { name, args: args.map(decodeURIComponent) };
  });
}

function escapePart(text: string): string {
  return text.replace(/[%+:]/g, encodeURIComponent);
}
