import { BLOG_URL, type BlogIndex, type BlogMeta } from "~/domain/areas/blog";
import styles from "./blog-index-page.module.css";
import cardStyles from "./post-card.module.css";
import { PostFacts, SponsoredMark, PostImage } from "./post-facts";

/** Number of pictures in the first view. */
const FIRST_IMAGES = 2;

/** The list of posts, newest first. */
export function BlogIndexPage({ hyData: { posts, pagination } }: BlogIndex) {
  return (
    <main id="content" className={`page-width ${styles.page}`} lang="en-US" tabIndex={-1}>
      <header className={styles.header}>
        <h1>
          Blog <em>it</em> better
        </h1>
        <p>
          Longer texts about one question at a time, and news about this site.{" "}
          <a href={`${BLOG_URL}rss.xml`}>Follow the feed</a>
        </p>
      </header>
      {posts.length === 0 && <p>Nothing has been published yet.</p>}
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} isFirst={index < FIRST_IMAGES} />
          </li>
        ))}
      </ul>
      <Pagination {...pagination} />
    </main>
  );
}

function Pagination({ currentPage, numPages }: BlogIndex["hyData"]["pagination"]) {
  if (numPages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label="Pagination">
      {currentPage > 1 && (
        <a className="button" href={toPageUrl(currentPage - 1)} rel="prev">
          Previous page
        </a>
      )}
      <span>
        Page {currentPage} of {numPages}
      </span>
      {currentPage < numPages && (
        <a className="button" href={toPageUrl(currentPage + 1)} rel="next">
          Next page
        </a>
      )}
    </nav>
  );
}

function toPageUrl(page: number): string {
  return page === 1 ? BLOG_URL : `${BLOG_URL}${page}/`;
}

/** A post in the list. Its title's link covers the card except for the author. */
function PostCard({ post, isFirst }: { post: BlogMeta; isFirst: boolean }) {
  const url = `${BLOG_URL}${post.slug}/`;
  return (
    <article className={cardStyles.card}>
      {post.image && (
        <PostImage url={url} image={{ ...post.image, alt: "" }} isFirst={isFirst} />
      )}
      <div className={cardStyles.text}>
        {post.sponsored && <SponsoredMark />}
        <h2>
          <a href={url}>{post.title}</a>
        </h2>
        <PostFacts {...post} />
        <p className={cardStyles.description}>{post.description}</p>
        <p className={cardStyles.more} aria-hidden="true">
          Read more →
        </p>
      </div>
    </article>
  );
}
