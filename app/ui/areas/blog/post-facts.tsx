import type { BlogAuthor, BlogMeta } from "~/domain/areas/blog";
import styles from "./post-facts.module.css";

/** Author of posts that name none. */
const TEAM = "The MDN Team";
const AVATAR_SIZE = 32;

const LONG_DATE = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** Author, date and reading time of a post. */
export function PostFacts({
  author,
  date,
  readTime,
}: Pick<BlogMeta, "author" | "date" | "readTime">) {
  return (
    <p className={styles.facts}>
      <Author {...author} />
      <span>
        <time dateTime={date}>{LONG_DATE.format(new Date(date))}</time>
        {readTime > 0 && (
          <>
            <span aria-hidden="true"> · </span>
            <span>{readTime} minute read</span>
          </>
        )}
      </span>
    </p>
  );
}

/** Placed before the title, because sponsorship must be easy to notice. */
export function SponsoredMark() {
  return <span className={styles.sponsored}>Sponsored</span>;
}

function Author({ name = TEAM, link, avatar_url }: BlogAuthor) {
  const who = (
    <>
      {avatar_url && (
        <img
          className={styles.avatar}
          src={avatar_url}
          alt=""
          width={AVATAR_SIZE}
          height={AVATAR_SIZE}
          loading="lazy"
        />
      )}
      {name}
    </>
  );
  return link ? (
    <a className={styles.author} href={link} rel="author">
      {who}
    </a>
  ) : (
    <span className={styles.author}>{who}</span>
  );
}
