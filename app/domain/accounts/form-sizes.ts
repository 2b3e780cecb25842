import { COLLECTION_FORM_LIMITS, COLLECTION_LIMITS } from "./collection";

/** Bytes of one character in a URL-encoded form: four of UTF-8, each written as `%XX`. */
const ENCODED_CHARACTER_BYTES = 12;
/** Names of fields, ids and versions. */
const OVERHEAD_BYTES = 16 * 1024;

const { title, notes } = COLLECTION_LIMITS;
const { name, description } = COLLECTION_FORM_LIMITS;

/** The longest form of collections whose fields are all within their limits, in any script. */
export const FULL_COLLECTION_FORM_BYTES =
  (title + notes + name + description) * ENCODED_CHARACTER_BYTES + OVERHEAD_BYTES;
