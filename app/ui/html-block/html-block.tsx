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

/**
 * Adds HTML to loader data. On the first page it is visible to the server's render but
 * not serialized a second time, because single fetch serializes enumerable properties
 * only. On a data request (client navigation) it is serialized.
 */
export function withHtml<Data extends object, Html extends object>(
  data: Data,
  html: Html,
  options: { isDataRequest: boolean },
): Data & Partial<Html> {
  const result: Data & Partial<Html> = { ...data };
  for (const [name, value] of Object.entries(html)) {
    Object.defineProperty(result, name, { value, enumerable: options.isDataRequest });
  }
  return result;
}
