const NOT_INDEXED = /^(?:MDN\/Kitchensink$|orphaned\/|conflicting\/)/;

/** Whether search engines may index the document of this slug. */
export function isIndexable(slug: string): boolean {
  return !NOT_INDEXED.test(slug);
}
