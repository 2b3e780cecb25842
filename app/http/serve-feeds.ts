import type { RequestHandler } from "express";
import { decodePath } from "./check-url";
import { sendData, type DataBody } from "./send-data";

/** Feeds, by their paths. Feed readers ask often: most answers are 304. */
export function serveFeeds(findFeed: (path: string) => DataBody | null): RequestHandler {
  return (request, response, next) => {
    const feed = request.path.toLowerCase().endsWith(".xml")
      ? findFeed(decodePath(request.path) ?? "")
      : null;
    if (feed) sendData(request, response, feed);
    else next();
  };
}
