import styles from "./switch-track.module.css";

/** Decorative track of a switch; its parent provides the label and the state in words. */
export function SwitchTrack({ isOn }: { isOn: boolean }) {
  return <span className={styles.track} data-on={isOn || undefined} aria-hidden="true" />;
}
