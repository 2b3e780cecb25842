/** Parses an ISO date of the data, possibly prefixed by `≤`; null when it is invalid. */
export function parseBaselineDate(value: string | undefined): Date | null {
  const date = new Date(value?.replace(/^\D+/, "") ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}
