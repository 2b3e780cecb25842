import { BLOG_URL, type BlogImage, type BlogMeta } from "~/domain/areas/blog";
import type { BreadcrumbLink, TocEntry } from "~/domain/documents/document";
import { ArticleColumns, PrintAddress } from "~/ui/article-columns/article-columns";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { TocDetails } from "~/ui/toc/toc";
import { PostFacts, SponsoredMark, PostImage } from "./post-facts";
import styles from "./post-page.module.css";

export interface PostPageProps {
  meta: BlogMeta;
  parents: readonly BreadcrumbLink[];
  toc: readonly TocEntry[];
  /** Path of the post. */
  url: string;
  origin: string;
  /** Undefined during hydration, which keeps the server's HTML (ui/html-block). */
  articleHtml?: string | undefined;
}

/** A post: picture, author, date, text, and the neighbouring posts. */
export function PostPage(props: PostPageProps) {
  const { meta, parents, toc, url, origin, articleHtml } = props;
  return (
    // A sponsor's text is an advertisement itself (screens, 15).
    <ArticleColumns parents={parents} toc={toc} hasPlacement={!meta.sponsored}>
      <article lang="en-US">
        <PrintAddress address={origin + url} />
        {meta.image && <Hero image={meta.image} url={url} />}
        <header className={styles.header}>
          {meta.sponsored && <SponsoredMark />}
          <h1>{meta.title}</h1>
          <PostFacts {...meta} />
        </header>
        {toc.length > 0 && <TocDetails entries={toc} />}
        <HtmlBlock id="article-body" className="prose" html={articleHtml} />
      </article>
      <Neighbours {...meta.links} />
    </ArticleColumns>
  );
}

function Hero({ image, url }: { image: BlogImage; url: string }) {
  const { creator, source } = image;
  return (
    <figure className={styles.hero}>
      <PostImage url={url} image={image} isFirst />
      {(creator ?? source) && (
        <figcaption>
          Image{" "}
          {creator && (
            <>
              by <Credit {...creator} />
            </>
          )}{" "}
          {source && (
            <>
              via <Credit {...source} />
            </>
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Credit({ name, link }: { name: string; link?: string }) {
  return link ? <a href={link}>{name}</a> : name;
}

function Neighbours({ previous, next }: BlogMeta["links"]) {
  if (!previous && !next) return null;
  return (
    <nav
      className={styles.neighbours}
      aria-label="More posts"
      lang="en-US"
      data-chrome=""
    >
      {previous && (
        <a href={`${BLOG_URL}${previous.slug}/`} rel="prev">
          <small>Previous Post</small> {previous.title}
        </a>
      )}
      {next && (
        <a href={`${BLOG_URL}${next.slug}/`} rel="next">
          <small>Next Post</small> {next.title}
        </a>
      )}
    </nav>
  );
}
