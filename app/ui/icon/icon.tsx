const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M6 9.5l6 6 6-6",
  sidebar: "M4 5h16v14H4zM10 5v14",
  language:
    "M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18a9 9 0 1 0 0 18 9 9 0 1 0 0-18",
  more: "M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  system: "M3 5h18v12H3zM9 21h6M12 17v4",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  external: "M9 5h10v10M19 5L6 18",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.25 15.25L20 20",
  bookmark: "M6 4h12v16l-6-4.5L6 20z",
  arrow: "M5 12h14M13 6l6 6-6 6",
  heart:
    "M12 20S4 15.2 4 9.2A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 20 9.2C20 15.2 12 20 12 20z",
} as const;

/**
 * A decorative icon in the text's colour; the text beside it carries the meaning. Its stroke is in the
 * styles of all pages (styles/controls.css), because a page has forty icons. `size` is in pixels at the usual text
 * size; it grows with larger text.
 */
export function Icon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className="line-icon"
      aria-hidden="true"
      width={length}
      height={length}
      viewBox="0 0 24 24"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
