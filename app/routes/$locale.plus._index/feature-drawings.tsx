import type { ReactNode } from "react";
import styles from "./feature-drawings.module.css";

/**
 * Decorative drawing of a feature in the theme's colours; the text beside it carries the
 * meaning.
 */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 320" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Lines of text in a drawing: x, y and width of each. */
function Lines({ at }: { at: readonly (readonly [number, number, number])[] }) {
  return at.map(([x, y, width]) => (
    <rect
      key={`${x} ${y}`}
      className={styles.text}
      x={x}
      y={y}
      width={width}
      height="8"
      rx="4"
    />
  ));
}

export function AdsFreeDrawing() {
  return (
    <Drawing>
      <rect className={styles.sheet} x="48" y="52" width="224" height="216" rx="10" />
      <path className={styles.rule} d="M48 84h224" />
      <circle className={styles.dot} cx="64" cy="68" r="4" />
      <circle className={styles.dot} cx="80" cy="68" r="4" />
      <circle className={styles.dot} cx="96" cy="68" r="4" />
      <rect className={styles.strong} x="68" y="104" width="96" height="12" rx="6" />
      <Lines
        at={[
          [68, 132, 108],
          [68, 150, 96],
          [68, 168, 104],
          [68, 206, 110],
          [68, 224, 92],
          [68, 242, 100],
        ]}
      />
      <rect className={styles.gap} x="196" y="104" width="56" height="92" rx="6" />
      <path className={styles.accentLine} d="M204 112l40 76" />
    </Drawing>
  );
}

export function AiHelpDrawing() {
  return (
    <Drawing>
      <path
        className={styles.accentFill}
        d="M116 56h144a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-8v16l-20-16H116a12 12 0 0 1-12-12V68a12 12 0 0 1 12-12z"
      />
      <path className={styles.onAccent} d="M126 78h110M126 96h72" />
      <path
        className={styles.sheet}
        d="M60 152h156a12 12 0 0 1 12 12v92a12 12 0 0 1-12 12H88l-20 16v-16h-8a12 12 0 0 1-12-12v-92a12 12 0 0 1 12-12z"
      />
      <Lines
        at={[
          [66, 172, 128],
          [66, 190, 104],
        ]}
      />
      <rect className={styles.code} x="66" y="210" width="144" height="40" rx="6" />
      <path className={styles.accentLine} d="M80 224l-7 6 7 6M96 224l7 6-7 6" />
      <path className={styles.textLine} d="M118 230h56" />
    </Drawing>
  );
}

export function PlaygroundDrawing() {
  return (
    <Drawing>
      <rect className={styles.sheet} x="40" y="64" width="240" height="192" rx="10" />
      <path className={styles.rule} d="M40 96h240M160 96v160" />
      <path className={styles.accentLine} d="M58 76v9l8-4.5z" />
      <Lines
        at={[
          [58, 116, 56],
          [70, 134, 64],
          [70, 152, 44],
          [58, 170, 32],
          [58, 200, 72],
          [70, 218, 40],
        ]}
      />
      <circle className={styles.accentFill} cx="220" cy="156" r="34" />
      <path className={styles.onAccent} d="M208 158l8 9 17-20" />
      <rect className={styles.text} x="192" y="212" width="56" height="12" rx="6" />
    </Drawing>
  );
}

export function UpdatesDrawing() {
  return (
    <Drawing>
      <path className={styles.rule} d="M72 44v232" />
      {[76, 148, 220].map((y, index) => (
        <g key={y}>
          <circle
            className={index === 0 ? styles.accentFill : styles.sheet}
            cx="72"
            cy={y}
            r="11"
          />
          <rect
            className={styles.sheet}
            x="100"
            y={y - 28}
            width="160"
            height="56"
            rx="10"
          />
          <rect
            className={styles.strong}
            x="116"
            y={y - 14}
            width={[84, 64, 96][index]}
            height="10"
            rx="5"
          />
          <rect
            className={styles.text}
            x="116"
            y={y + 6}
            width={[112, 120, 72][index]}
            height="8"
            rx="4"
          />
        </g>
      ))}
      <path className={styles.onAccent} d="M72 71v10M67 76h10" />
    </Drawing>
  );
}

export function CollectionsDrawing() {
  return (
    <Drawing>
      <rect
        className={styles.back}
        x="88"
        y="56"
        width="176"
        height="168"
        rx="10"
        transform="rotate(7 176 140)"
      />
      <rect
        className={styles.back}
        x="76"
        y="68"
        width="176"
        height="172"
        rx="10"
        transform="rotate(2 164 154)"
      />
      <rect className={styles.sheet} x="60" y="80" width="184" height="184" rx="10" />
      <path
        className={styles.accentFill}
        d="M196 80h28v52l-14-12-14 12z"
        strokeLinejoin="round"
      />
      <rect className={styles.strong} x="80" y="108" width="88" height="12" rx="6" />
      <Lines
        at={[
          [80, 148, 128],
          [80, 166, 104],
          [80, 200, 120],
          [80, 218, 136],
          [80, 236, 72],
        ]}
      />
    </Drawing>
  );
}
