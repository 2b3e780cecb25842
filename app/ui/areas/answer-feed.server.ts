interface FeedFile {
  body: string;
  contentType: string;
  etag: string;
}

/** Answers with a feed. Most answers are 304, because feed readers poll. */
export function answerFeed(request: Request, feed: FeedFile): Response {
  const headers = { ETag: feed.etag, "Content-Type": feed.contentType };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  return known.some((tag) => tag.replace(/^W\//, "") === feed.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(feed.body, { headers });
}
