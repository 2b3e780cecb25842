const SHOWN_CHARACTERS = 180;

/** The beginning of a long note; a short one is whole. No character is cut in two. */
export function cutNote(notes: string): string {
  const characters = Array.from(notes);
  return characters.length <= SHOWN_CHARACTERS
    ? notes
    : characters.slice(0, SHOWN_CHARACTERS).join("").trimEnd();
}
