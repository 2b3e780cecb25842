import { BLOG_URL, type BlogIndex } from "~/domain/areas/blog";
import { PostCard } from "./post-card";
import styles from "./blog-index-page.module.css";

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
