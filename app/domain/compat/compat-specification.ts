/** The title that the data gives a specification that no catalogue knows. */
export const UNKNOWN_SPECIFICATION = "Unknown specification";
