/** Title of a specification that is missing from the catalogue. */
export const UNKNOWN_SPECIFICATION = "Unknown specification";
