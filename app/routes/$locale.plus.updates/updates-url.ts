/** Parameters of a list URL. They are sorted, and empty ones are left out. */
export interface UpdatesAddress {
  show?: "baseline" | null;
  browsers?: readonly string[] | null;
  category?: readonly string[] | null;
  collections?: readonly string[] | null;
  q?: string | null;
  sort?: "asc" | "desc" | null;
  page?: number;
  /** Id of the change whose table is open. */
  open?: string | null;
}

/** The query of an address, with its question mark; empty for the plain list. */
export function toUpdatesQuery(address: UpdatesAddress): string {
  const { browsers, category, collections, open, page = 1, q, show, sort } = address;
  const fields: [string, string][] = [
    ["browsers", browsers?.join(",") ?? ""],
    ["category", category?.join(",") ?? ""],
    ["collections", collections?.join(",") ?? ""],
    ["open", open ?? ""],
    ["page", page > 1 ? String(page) : ""],
    ["q", q ?? ""],
    ["show", show ?? ""],
    ["sort", sort === "asc" ? "asc" : ""],
  ];
  const query = new URLSearchParams(fields.filter(([, value]) => value !== ""));
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
