import { useContext, useState } from "react";
import { DeferHtmlContext } from "~/ui/static-html/static-element";

export interface HtmlBlockProps {
  id: string;
  className: string | undefined;
  /** Left out by the loader of the first page: then the HTML is already in the document. */
  html: string | undefined;
  lang?: string;
}

/**
 * HTML made at compile time. The server writes it once; in the browser React takes the
 * element over without looking inside (architecture, section 4). Should React ever have to
 * build the page anew, it finds the HTML in the page it replaces. Give it a `key` per page.
 */
export function HtmlBlock({ id, className, html, lang }: HtmlBlockProps) {
  const [content] = useState(() => html ?? readHtml(id));
  const defer = useContext(DeferHtmlContext);
  return (
    <div
      id={id}
      className={className}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: defer?.(content) ?? content }}
      suppressHydrationWarning
    />
  );
}

function readHtml(id: string): string {
  return typeof document === "undefined"
    ? ""
    : (document.getElementById(id)?.innerHTML ?? "");
}
