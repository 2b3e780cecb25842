import styles from "./stairway.module.css";

/** Texts of the steps, lowest first. */
const LINES: readonly { title: string; text: string }[] = [
  {
    title: "Soft skills",
    text: "Learn to learn, to ask, and to work with others.",
  },
  {
    title: "Tooling vs best practices",
    text: "A balance of both: tools change, good practice stays.",
  },
  {
    title: "Recommended resources",
    text: "Each part names pages to learn it from.",
  },
  {
    title: "Trusted voices",
    text: "Written with people who build, teach, and hire.",
  },
];

/** A stairway of four steps, each with a benefit. */
export function Stairway() {
  return (
    <section className={styles.stairway} aria-labelledby="stairway">
      <h2 id="stairway">Four steps that carry you up</h2>
      <ol>
        {LINES.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
