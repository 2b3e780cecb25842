import type { RequestHandler } from "express";
import { sendData, type DataBody } from "./send-data";

/** Feeds, by their paths. Feed readers ask often: most answers are 304. */
export function serveFeeds(findFeed: (path: string) => DataBody | null): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    const feed = path.toLowerCase().endsWith(".xml") ? findFeed(path) : null;
    if (feed) sendData(request, response, feed);
    else next();
  };
}
