const SHOWN_CHARACTERS = 180;

/** Shortens a long note, without splitting a surrogate pair. */
export function cutNote(notes: string): string {
  const characters = Array.from(notes);
  return characters.length <= SHOWN_CHARACTERS
    ? notes
    : characters.slice(0, SHOWN_CHARACTERS).join("").trimEnd();
}
