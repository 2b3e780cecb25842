/** Contrast ratio of two colours such as `#1a2b3c` or `#fff`, 1 to 21 (WCAG 2.2). */
export function computeContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [computeLuminance(one), computeLuminance(other)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance(written: string): number {
  const color = written.length === 4 ? written.replace(/[0-9a-f]/gi, "$&$&") : written;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
