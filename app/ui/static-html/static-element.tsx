import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useState,
} from "react";

/** Contents of the elements around every page, rendered beforehand. */
export interface StaticHtml {
  connection: string;
  footer: string;
  menu: string;
  search: string;
  theme: string;
}

/** Null in the browser, and where the server shows the page of a failure. */
export const StaticHtmlContext = createContext<StaticHtml | null>(null);

/**
 * Where the server's render keeps long strings, to put them into the page when that is rendered:
 * React gets a mark in their place. Null in the browser, and where a page is rendered as one string.
 */
export const DeferHtmlContext = createContext<((html: string) => string) | null>(null);

export interface StaticElementProps {
  as: "aside" | "details" | "div" | "footer" | "ol" | "ul";
  /** Its contents are found by it: there is one of a name on a page. */
  name: string;
  /** Contents; undefined where they are around every page, or stand in the page already. */
  html?: string | undefined;
  className?: string | undefined;
  attributes?: Readonly<Record<string, unknown>>;
  /** The same as elements, for where no string is at hand: in the server's build alone. */
  children?: ReactNode;
}

/** An element whose contents React does not look into. A `div` without a class is a wrapper that the layout does not see. */
export function StaticElement({ html, children, ...element }: StaticElementProps) {
  const around: Partial<Record<string, string>> | null = useContext(
    StaticHtmlContext,
  ) as Partial<Record<string, string>> | null;
  const defer = useContext(DeferHtmlContext);
  const known = html ?? around?.[element.name];
  // Should React ever have to build the page anew, it finds the HTML in the page it replaces.
  const [content] = useState(
    () => known ?? (import.meta.env.SSR ? null : readHtml(element.name)),
  );
  const { as, name, className, attributes } = element;
  const common = { className, ...attributes, "data-static": name };
  return content === null
    ? createElement(as, common, children)
    : createElement(as, {
        ...common,
        dangerouslySetInnerHTML: { __html: defer?.(content) ?? content },
        suppressHydrationWarning: true,
      });
}

function readHtml(name: string): string {
  return document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? "";
}

/** Elements that the server adds to this site's pages: their properties by the names of their places. */
export type ServerElements = Readonly<
  Record<string, Readonly<Record<string, string | boolean>>>
>;

export const ServerElementsContext = createContext<ServerElements>({});

/**
 * A place where the server may add an element to the page. React knows neither what it is nor its
 * contents, so that features which a site has off cost its readers no byte.
 */
export function ServerElement({ place }: { place: string }) {
  const attributes = useContext(ServerElementsContext)[place];
  if (attributes === undefined) return null;
  return <StaticElement as="div" name={place} attributes={attributes} />;
}
