import styles from "./switch-track.module.css";

/** The picture of a switch; what it switches, and its state in words, is its parent's to say. */
export function SwitchTrack({ isOn }: { isOn: boolean }) {
  return <span className={styles.track} data-on={isOn || undefined} aria-hidden="true" />;
}
