import { useContext, useState } from "react";
import { DeferHtmlContext } from "~/ui/static-html/static-element";

export interface HtmlBlockProps {
  id: string;
  className: string | undefined;
  /**
   * Absent in the first page's loader data, because the HTML is already in the document.
   */
  html: string | undefined;
  lang?: string;
}

/**
 * HTML made at compile time. The server writes it once; hydration keeps the element's
 * content (architecture, section 4). If React re-creates the page, the HTML is read from
 * the page being replaced. Give it a `key` per page.
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
