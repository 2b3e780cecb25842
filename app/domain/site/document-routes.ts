/** Remix's name of the route of documents, whose data a client navigation to one requests. */
export const DOCUMENT_ROUTE = "routes/$locale.docs.$";

/** Query by which the router asks for the data of a document alone, without that of the routes around it. */
export const DOCUMENT_DATA_QUERY = `?${new URLSearchParams({ _routes: DOCUMENT_ROUTE }).toString()}`;

/** All routes that the path of a document, or its `.data`, can match. */
export const DOCUMENT_ROUTES = ["root", "routes/$locale", DOCUMENT_ROUTE];
