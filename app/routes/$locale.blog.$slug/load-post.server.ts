import type { LoaderFunctionArgs } from "@remix-run/node";
import type { BlogPost } from "~/domain/areas/blog";
import { linkArticleStyles } from "~/ui/article-styles/article-styles.server";
import { requirePage } from "~/ui/areas/require-page.server";
import { withHtml } from "~/ui/html-block/html-data";

/**
 * Data of a post for the screen. Leaves out the sections, because the HTML contains them.
 */
export function loadPost(
  post: { page: BlogPost; articleHtml: string } | null,
  args: LoaderFunctionArgs,
) {
  const page = requirePage(post?.page ?? null, args);
  const { blogMeta, doc, url, image, pageTitle } = page;
  const { parents, toc, noIndexing } = doc;
  const { config, isDataRequest } = args.context;
  const facts = { blogMeta, url, image, pageTitle, doc: { parents, toc, noIndexing } };
  return withHtml(
    { ...facts, origin: config.siteOrigin },
    { articleHtml: linkArticleStyles(doc, post?.articleHtml ?? "") },
    { isDataRequest },
  );
}
