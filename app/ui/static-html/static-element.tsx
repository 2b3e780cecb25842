import {
  createContext,
  createElement,
  useContext,
  useState,
  type ReactNode,
} from "react";

/** Contents of elements, rendered beforehand. */
export interface StaticHtml {
  footer: string;
  menu: string;
  search: string;
  theme: string;
}

/** Null in the browser, and where the server shows the page of a failure. */
export const StaticHtmlContext = createContext<StaticHtml | null>(null);

export interface StaticElementProps {
  as: "div" | "footer" | "ul";
  part: keyof StaticHtml;
  id?: string;
  className?: string | undefined;
  /** The same as elements, for where no string is at hand: only in the server's build. */
  children: ReactNode;
}

/** An element whose contents React does not look into. */
export function StaticElement({ children, ...props }: StaticElementProps) {
  const rendered = useContext(StaticHtmlContext);
  if (rendered) return <HtmlElement {...props} html={rendered[props.part]} />;
  if (!import.meta.env.SSR) return <SentElement {...props} />;
  const { as, part, ...attributes } = props;
  return createElement(as, { ...attributes, "data-static": part }, children);
}

type ElementProps = Omit<StaticElementProps, "children">;

/** Should React ever have to build the page anew, it finds the HTML in the page it replaces. */
function SentElement(props: ElementProps) {
  const [html] = useState(
    () => document.querySelector(`[data-static="${props.part}"]`)?.innerHTML ?? "",
  );
  return <HtmlElement {...props} html={html} />;
}

function HtmlElement({ as, part, html, ...attributes }: ElementProps & { html: string }) {
  return createElement(as, {
    ...attributes,
    "data-static": part,
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}
