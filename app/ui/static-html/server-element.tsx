import { createContext, useContext } from "react";
import { StaticElement } from "./static-element";

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
