import { useText } from "~/l10n/locale-context";
import styles from "./collection-screen.module.css";

/** A reader's note; a long one is shortened until expanded. */
export function Note({ notes }: { notes: string }) {
  const text = useText();
  const beginning = cutNote(notes);
  // Heuristic: a note with a brace is code.
  const isCode = notes.includes("{") || undefined;
  if (beginning === notes)
    return (
      <p className={styles.note} data-code={isCode} dir="auto">
        {notes}
      </p>
    );
  return (
    <details className={styles.note} data-code={isCode} dir="auto">
      <summary>
        <span className={styles.beginning}>{beginning}… </span>
        <span className={styles.more}>{text("collections-note-more")}</span>
        <span className={styles.less}>{text("collections-note-less")}</span>
      </summary>
      {notes}
    </details>
  );
}

const SHOWN_CHARACTERS = 180;

/** Shortens a long note, without splitting a surrogate pair. */
export function cutNote(notes: string): string {
  const characters = Array.from(notes);
  return characters.length <= SHOWN_CHARACTERS
    ? notes
    : characters.slice(0, SHOWN_CHARACTERS).join("").trimEnd();
}
