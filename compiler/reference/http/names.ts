/** Reason phrases of status codes (RFC 9110, section 15, and the RFCs it builds on). */
export const REASON_PHRASES: Readonly<Record<string, string>> = {
  100: "Continue",
  101: "Switching Protocols",
  102: "Processing",
  103: "Early Hints",
  200: "OK",
  201: "Created",
  202: "Accepted",
  203: "Non-Authoritative Information",
  204: "No Content",
  205: "Reset Content",
  206: "Partial Content",
  207: "Multi-Status",
  208: "Already Reported",
  226: "IM Used",
  300: "Multiple Choices",
  301: "Moved Permanently",
  302: "Found",
  303: "See Other",
  304: "Not Modified",
  305: "Use Proxy",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  407: "Proxy Authentication Required",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  425: "Too Early",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  505: "HTTP Version Not Supported",
  506: "Variant Also Negotiates",
  507: "Insufficient Storage",
  508: "Loop Detected",
  510: "Not Extended",
  511: "Network Authentication Required",
};

/** Meanings of a status code's first digit (RFC 9110, section 15). */
export const STATUS_CLASSES: Readonly<Record<string, string>> = {
  1: "an informational",
  2: "a successful",
  3: "a redirection",
  4: "a client error",
  5: "a server error",
};

/** Meanings of the status codes with pages, in our own words. */
export const STATUS_MEANINGS: Readonly<Record<string, string>> = {
  103: "the server sends headers, such as links to preload, ahead of the final response",
  308: "the resource has another address for good, and the method of the request stays the same at it",
  425: "the server does not want to process a request that could have been replayed",
};

interface MethodFacts {
  /** The method's purpose, in our own words. */
  purpose: string;
  isSafe: boolean;
  isIdempotent: boolean;
}

/** Common properties of request methods (RFC 9110, section 9.2). */
export const METHODS: Readonly<Record<string, MethodFacts>> = {
  CONNECT: {
    purpose: "to open a tunnel to the server that the request names",
    isSafe: false,
    isIdempotent: false,
  },
  DELETE: { purpose: "to delete the resource", isSafe: false, isIdempotent: true },
  GET: { purpose: "to send the resource", isSafe: true, isIdempotent: true },
  HEAD: {
    purpose: "to send the headers of a GET response without its content",
    isSafe: true,
    isIdempotent: true,
  },
  OPTIONS: {
    purpose: "to tell which options there are for talking to the resource",
    isSafe: true,
    isIdempotent: true,
  },
  POST: {
    purpose: "to process the content of the request in the way of the resource",
    isSafe: false,
    isIdempotent: false,
  },
  PUT: {
    purpose: "to create the resource, or to replace it, with the content of the request",
    isSafe: false,
    isIdempotent: true,
  },
};
