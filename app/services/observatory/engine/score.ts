import { isPassed, RESULTS, type ResultId } from "./results";

/** The least score of each grade, the best first. */
export const GRADE_SCORES = [
  ["A+", 100],
  ["A", 90],
  ["A-", 85],
  ["B+", 80],
  ["B", 70],
  ["B-", 65],
  ["C+", 60],
  ["C", 50],
  ["C-", 45],
  ["D+", 40],
  ["D", 30],
  ["D-", 25],
  ["F", 0],
] as const;

export type Grade = (typeof GRADE_SCORES)[number][0];

export interface Score {
  score: number;
  grade: Grade;
  passed: number;
  quantity: number;
}

const BASE = 100;
/** Points on top of the base count only for sites that lose at most ten. */
const LEAST_FOR_BONUS = 90;

export function scoreResults(results: readonly ResultId[]): Score {
  const modifiers = results.map((id) => RESULTS[id].modifier);
  const lost = modifiers.filter((modifier) => modifier < 0);
  const penalized = BASE + sum(lost);
  const full = BASE + sum(modifiers);
  const score = Math.max(penalized >= LEAST_FOR_BONUS ? full : penalized, 0);
  return {
    score,
    grade: toGrade(score),
    passed: results.filter(isPassed).length,
    quantity: results.length,
  };
}

/** Whether a result has points on top that do not count for a site of this score. */
export function isLostBonus(result: ResultId, score: number): boolean {
  return RESULTS[result].modifier > 0 && score < LEAST_FOR_BONUS;
}

export function toGrade(score: number): Grade {
  return GRADE_SCORES.find(([, least]) => score >= least)?.[0] ?? "F";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
