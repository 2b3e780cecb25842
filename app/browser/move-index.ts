/** Roving index with wrap-around: the index after a key press. Null for other keys. */
export function moveIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The same for a row of tabs, where the vertical arrow keys scroll the page. */
export function moveTabIndex(key: string, index: number, count: number): number | null {
  return key === "ArrowUp" || key === "ArrowDown" ? null : moveIndex(key, index, count);
}
