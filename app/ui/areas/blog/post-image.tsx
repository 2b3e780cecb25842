import type { BlogImage } from "~/domain/areas/blog";
import styles from "./post-image.module.css";

export interface PostImageProps {
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
      className={styles.image}
      src={url + image.file}
      alt={image.alt}
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? "eager" : "lazy"}
      decoding={isFirst ? "auto" : "async"}
    />
  );
}
