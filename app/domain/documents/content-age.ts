/**
 * Development only: HMR event by which a page asks for the content's age; the answer is
 * in milliseconds.
 */
export const CONTENT_AGE_EVENT = "content:age";
