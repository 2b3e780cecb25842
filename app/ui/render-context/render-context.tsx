import { createContext, useContext } from "react";

export interface RenderContextValue {
  /** Marks the site's own inline scripts, which the page's policy allows by their hashes. */
  scriptMark?: string | undefined;
  /** Id under which the server logged an error of this page; none for a page without an error. */
  incident?: string | undefined;
  /** Theme in the reader's cookie. */
  theme?: "light" | "dark" | undefined;
  /** Attributes of the html element for scripts of this site alone. */
  attributes?: Readonly<Record<string, string>> | undefined;
  /** The page without what the next page shares (domain/http/page-part). */
  isPart?: boolean | undefined;
}

/** Request data for the server's render; empty in the browser. */
export const RenderContext = createContext<RenderContextValue>({});

export function useIsPart(): boolean {
  return useContext(RenderContext).isPart ?? false;
}

/** Value of the `nonce` attribute of inline scripts (inline-scripts.server.ts). */
export function useScriptMark(): string | undefined {
  return useContext(RenderContext).scriptMark;
}

/** In the browser: the id that the server wrote on the html element of an error page. */
export function useIncident(): string | undefined {
  const { incident } = useContext(RenderContext);
  return (
    incident ??
    (typeof document === "undefined"
      ? undefined
      : document.documentElement.dataset["incident"])
  );
}

/** Theme attribute of the html element, set by the server or by a later choice. */
export function useThemeAttribute(): string | undefined {
  const { theme } = useContext(RenderContext);
  return (
    theme ??
    (typeof document === "undefined"
      ? undefined
      : document.documentElement.dataset["theme"])
  );
}

/** Attributes of the html element that the server alone knows; hydration leaves them alone. */
export function useSiteAttributes(): RenderContextValue["attributes"] {
  return useContext(RenderContext).attributes;
}

/** The site's name inside SiteFrame, for parts that get no facts about the site. */
export const SiteNameContext = createContext("Web Docs");
