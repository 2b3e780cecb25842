/** An ISO date of the data, which may begin with `≤`, or null when it can't be read. */
export function parseBaselineDate(value: string | undefined): Date | null {
  const date = new Date(value?.replace(/^\D+/, "") ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}
