/** In the order of the form's options. */
export const LIST_SORTS = ["date", "title", "title-descending"] as const;
export type ListSort = (typeof LIST_SORTS)[number];
