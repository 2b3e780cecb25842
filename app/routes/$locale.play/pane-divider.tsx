import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import styles from "./pane-divider.module.css";

const STEP = 5;
const LEAST = 20;
const MOST = 80;

export interface PaneDividerProps {
  label: string;
  /** Direction of the line. */
  orientation: "vertical" | "horizontal";
  /** Ids of the panes on both sides. */
  controls: string;
  /** Share of the first pane in per cent. */
  value: number;
  onChange(value: number): void;
}

/**
 * Divider between two panes, movable by pointer and arrow keys (ARIA window splitter).
 */
export function PaneDivider(props: PaneDividerProps) {
  const { label, orientation, controls, value, onChange } = props;
  const line = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);
  const isVertical = orientation === "vertical";

  function handleKey(event: KeyboardEvent) {
    const next = findNext(event.key, value, isVertical);
    if (next === null) return;
    event.preventDefault();
    onChange(clamp(next));
  }
  function handleMove({ clientX, clientY }: PointerEvent) {
    const box = line.current?.parentElement?.getBoundingClientRect();
    if (!isDragged || !box) return;
    const share = isVertical
      ? (clientX - box.left) / box.width
      : (clientY - box.top) / box.height;
    onChange(clamp(Math.round((isRightToLeft() ? 1 - share : share) * 100)));
  }
  function isRightToLeft() {
    return isVertical && line.current?.matches(":dir(rtl)");
  }
  return (
    <div
      ref={line}
      className={styles.divider}
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      data-dragged={isDragged || undefined}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={handleMove}
      onLostPointerCapture={() => setDragged(false)}
    />
  );
}

function findNext(key: string, value: number, isVertical: boolean): number | null {
  if (key === "Home") return LEAST;
  if (key === "End") return MOST;
  if (key === (isVertical ? "ArrowLeft" : "ArrowUp")) return value - STEP;
  if (key === (isVertical ? "ArrowRight" : "ArrowDown")) return value + STEP;
  return null;
}

function clamp(value: number): number {
  return Math.min(MOST, Math.max(LEAST, value));
}
