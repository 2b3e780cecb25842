import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parseListPage, type BlogPost } from "~/domain/areas/blog";
import { BlogIndexPage } from "~/ui/areas/blog/blog-index-page";
import { describeBlogIndex, describeBlogPost } from "~/ui/areas/blog/describe-blog";
import { PostPage } from "~/ui/areas/blog/post-page";
import { requirePage } from "~/ui/areas/require-page.server";
import { linkArticleStyles } from "~/ui/article-styles/article-styles.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { withHtml } from "~/ui/html-block/html-block";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** Loads a post, or a page of the list when the slug is a number. */
export function loader(args: LoaderFunctionArgs) {
  const { areas } = args.context.services;
  const slug = args.params["slug"] ?? "";
  const number = parseListPage(slug);
  return number === null
    ? { index: null, post: loadPost(areas.findBlogPost(slug), args) }
    : { index: requirePage(areas.findBlogIndex(number), args), post: null };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const site = readSite(matches);
  if (data?.index) return describeBlogIndex(data.index, site);
  return data?.post ? describeBlogPost(data.post, site) : describeFailure(error, site);
};

export default function BlogPostRoute() {
  const { index, post } = useLoaderData<typeof loader>() as ReturnType<typeof loader>;
  if (index) return <BlogIndexPage {...index} />;
  const { blogMeta, doc, url, origin, articleHtml } = post;
  return (
    <PostPage
      key={url}
      meta={blogMeta}
      parents={doc.parents}
      toc={doc.toc}
      url={url}
      origin={origin}
      articleHtml={articleHtml}
    />
  );
}

/**
 * Data of a post for the screen. Leaves out the sections, because the HTML contains them.
 */
function loadPost(
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
