/** Development only: by this name a page asks how old the content is, and is answered in ms. */
export const CONTENT_AGE_EVENT = "content:age";
