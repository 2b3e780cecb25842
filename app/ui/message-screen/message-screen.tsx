import type { ComponentProps } from "react";
import styles from "./message-screen.css?url";

/**
 * A page with a single message: a missing page or a failure. It brings its style sheet, because few pages need it.
 */
export function MessageScreen({ children, ...rest }: ComponentProps<"div">) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <div className="message-screen" {...rest}>
        {children}
      </div>
    </>
  );
}
