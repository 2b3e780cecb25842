import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toPageTitle, type RobotsRule } from "~/ui/head/describe-page";
import { withHtml } from "~/ui/html-block/html-block";
import { createView, type View } from "./view.server";

export interface ScreenFacts {
  /** The page's name, without that of the site. */
  title: string;
  /** Path below the landing page; empty for that page itself. */
  path: string;
  /** The query that the page's own address needs. */
  query?: URLSearchParams;
  robots: RobotsRule | null;
  content: ReactNode;
}

/** The data of a page of the scanner: what its head tells, and its HTML. */
export function loadScreen(
  args: LoaderFunctionArgs,
  { title, path, query, robots, content }: ScreenFacts,
  { text, home, locale, origin }: View = createView(args),
) {
  const name = text("name");
  const search = query && query.size > 0 ? `?${query.toString()}` : "";
  const own = { uri: home + path + search, title };
  const parents =
    path === "" ? [{ uri: home, title: name }] : [{ uri: home, title: name }, own];
  const facts = {
    locale,
    robots,
    parents,
    path: home + path,
    title: toPageTitle(
      path === "" ? `${title} - ${name}` : title,
      args.context.config.siteName,
    ),
    description: text("landing-about"),
    address: origin + home + path + search,
  };
  const html = renderToStaticMarkup(content);
  return withHtml(facts, { html }, { isDataRequest: args.context.isDataRequest });
}
