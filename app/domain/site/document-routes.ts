/** Remix's name of the route of documents, whose data a client navigation to one requests. */
export const DOCUMENT_ROUTE = "routes/$locale.docs.$";

/** All routes that the path of a document, or its `.data`, can match. */
export const DOCUMENT_ROUTES = ["root", "routes/$locale", DOCUMENT_ROUTE];
