import { useContext } from "react";
import type { BlogAuthor, BlogMeta } from "~/domain/areas/blog";
import { formatDate } from "~/domain/locales/format-date";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { SiteNameContext } from "~/ui/site-frame/site-name-context";
import styles from "./post-facts.module.css";

const AVATAR_SIZE = 32;

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
        <time dateTime={date}>{formatDate(new Date(date), DEFAULT_LOCALE)}</time>
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

/** Posts that name no author are by the site's team. */
function Author({ name: given, link, avatar_url }: BlogAuthor) {
  const siteName = useContext(SiteNameContext);
  const name = given ?? `The ${siteName} Team`;
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
