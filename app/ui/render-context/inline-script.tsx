import { useScriptMark } from "./render-context";

/**
 * An inline script of the server's page, which the page's policy allows by its hash.
 *
 * @param code Empty in the browser (`import.meta.env.SSR ? CODE : ""`), whose files need no text of it: it has
 *   run by the time React takes the page over, and React runs no script that it makes.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useScriptMark()}
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
    />
  );
}
