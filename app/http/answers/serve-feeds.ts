import type { RequestHandler } from "express";
import { sendData, type DataBody } from "./send-data";

/** Serves feeds by path. Most answers are 304, because feed readers poll. */
export function serveFeeds(findFeed: (path: string) => DataBody | null): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const feed = path.toLowerCase().endsWith(".xml") ? findFeed(path) : null;
    if (feed) sendData(request, response, feed);
    else next();
  };
}
