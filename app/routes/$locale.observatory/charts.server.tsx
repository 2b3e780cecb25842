import type { GradeCount, HistoryEntry } from "~/services/observatory/index.server";
import { GRADE_SCORES } from "~/services/observatory/index.server";
import styles from "./report.module.css";
import { formatGrade } from "./view.server";

const WIDTH = 640;
const HEIGHT = 180;
const MARGIN = 36;
const LINES = [0, 50, 100];
const HIGHEST = 165;

/** Scores over time; the table beside it says the same. */
export function HistoryChart({
  history,
  label,
}: {
  history: readonly HistoryEntry[];
  label: string;
}) {
  const first = history[0]?.startedAt ?? 0;
  const span = Math.max((history.at(-1)?.startedAt ?? 0) - first, 1);
  const points = history.map(({ id, startedAt, score }) => ({
    id,
    x: MARGIN + ((startedAt - first) / span) * (WIDTH - 2 * MARGIN),
    y: toY(score),
  }));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {LINES.map((line) => (
        <g key={line} className={styles.grid}>
          <line x1={MARGIN} x2={WIDTH - MARGIN} y1={toY(line)} y2={toY(line)} />
          <text x={MARGIN - 6} y={toY(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      <polyline
        className={styles.line}
        points={points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ")}
      />
      {points.map(({ id, x, y }) => (
        <circle key={id} className={styles.point} cx={round(x)} cy={round(y)} r={4} />
      ))}
    </svg>
  );
}

function toY(score: number): number {
  return HEIGHT - 16 - (score / HIGHEST) * (HEIGHT - 32);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const BAR = 36;
const STEP = 47;

/** Sites by grade; the table beside it says the same. */
export function BenchmarkChart({
  counts,
  own,
}: {
  counts: readonly GradeCount[];
  own: string;
}) {
  const most = Math.max(...counts.map(({ count }) => count), 1);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {GRADE_SCORES.map(([grade], index) => {
        const count = counts.find((each) => each.grade === grade)?.count ?? 0;
        const height = Math.max((count / most) * (HEIGHT - 48), count > 0 ? 2 : 0);
        const x = 16 + index * STEP;
        const isOwn = grade === own;
        return (
          <g key={grade} className={isOwn ? styles.own : undefined}>
            <rect
              className={styles.bar}
              x={x}
              y={HEIGHT - 24 - height}
              width={BAR}
              height={height}
            />
            <text x={x + BAR / 2} y={HEIGHT - 8} textAnchor="middle">
              {formatGrade(grade)}
            </text>
            {count > 0 && (
              <text x={x + BAR / 2} y={HEIGHT - 28 - height} textAnchor="middle">
                {count}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
