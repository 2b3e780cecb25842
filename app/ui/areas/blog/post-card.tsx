import { BLOG_URL, type BlogMeta } from "~/domain/areas/blog";
import { PostFacts, SponsoredMark } from "./post-facts";
import { PostImage } from "./post-image";
import styles from "./post-card.module.css";

/** A post in the list. Its title's link covers the card except for the author. */
export function PostCard({ post, isFirst }: { post: BlogMeta; isFirst: boolean }) {
  const url = `${BLOG_URL}${post.slug}/`;
  return (
    <article className={styles.card}>
      {post.image && (
        <PostImage url={url} image={{ ...post.image, alt: "" }} isFirst={isFirst} />
      )}
      <div className={styles.text}>
        {post.sponsored && <SponsoredMark />}
        <h2>
          <a href={url}>{post.title}</a>
        </h2>
        <PostFacts {...post} />
        <p className={styles.description}>{post.description}</p>
        <p className={styles.more} aria-hidden="true">
          Read more →
        </p>
      </div>
    </article>
  );
}
