import { COLLECTION_FORM_LIMITS, COLLECTION_LIMITS } from "./collection";

/**
 * Most bytes of one character in a URL-encoded form: four of UTF-8, each written as
 * `%XX`.
 */
const ENCODED_CHARACTER_BYTES = 12;
/** Allowance for names of fields, ids and versions. */
const OVERHEAD_BYTES = 16 * 1024;

const { title, notes } = COLLECTION_LIMITS;
const { name, description } = COLLECTION_FORM_LIMITS;

/** Size of the longest valid collection form, in any script. */
export const FULL_COLLECTION_FORM_BYTES =
  (title + notes + name + description) * ENCODED_CHARACTER_BYTES + OVERHEAD_BYTES;
