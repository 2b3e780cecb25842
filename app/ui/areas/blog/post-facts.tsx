import { useContext } from "react";
import type { BlogAuthor, BlogImage, BlogMeta } from "~/domain/areas/blog";
import { formatDate } from "~/domain/locales/format-date";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { SiteNameContext } from "~/ui/render-context/render-context";
import styles from "./post-facts.module.css";
import imageStyles from "./post-image.module.css";

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
            {" "}
            <span aria-hidden="true">·</span> <span>{readTime} minute read</span>
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

interface PostImageProps {
  /** Path of the post, with trailing slash. */
  url: string;
  image: BlogImage;
  /** Whether the picture is in the first view and loads eagerly. */
  isFirst: boolean;
}

const WIDTH = 800;
const HEIGHT = 420;

/** Picture of a post in a fixed aspect ratio, so that the layout does not shift. */
export function PostImage({ url, image, isFirst }: PostImageProps) {
  return (
    <img
      className={imageStyles.image}
      src={url + image.file}
      alt={image.alt}
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? "eager" : "lazy"}
      decoding={isFirst ? "auto" : "async"}
    />
  );
}
