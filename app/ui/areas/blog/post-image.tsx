import type { BlogImage } from "~/domain/areas/blog";
import styles from "./post-image.module.css";

export interface PostImageProps {
  /** Path of the post, with its slash at the end. */
  url: string;
  image: BlogImage;
  /** Part of what is seen first: loaded at once. */
  isFirst: boolean;
}

const WIDTH = 800;
const HEIGHT = 420;

/** The picture of a post, always in the same shape: nothing moves when it arrives. */
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
