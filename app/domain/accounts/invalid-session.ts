/** Status of an answer to a session that is over, unlike that to a reader who is signed out. */
export const INVALID_SESSION_STATUS = 400;
