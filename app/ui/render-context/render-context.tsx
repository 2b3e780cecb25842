import { createContext, useContext } from "react";

export interface RenderContextValue {
  /** For the inline scripts of a page that is not cached. */
  nonce?: string | undefined;
  /** Under which the server logged an error of this page. */
  incident?: string | undefined;
  /** The theme that the reader's cookie names. */
  theme?: "light" | "dark" | undefined;
}

/** What the server's render knows about its request. In the browser it is empty. */
export const RenderContext = createContext<RenderContextValue>({});

export function useNonce(): string | undefined {
  return useContext(RenderContext).nonce;
}

/** In the browser, what the server wrote on the html element of an error page. */
export function useIncident(): string | undefined {
  const { incident } = useContext(RenderContext);
  return (
    incident ??
    (typeof document === "undefined"
      ? undefined
      : document.documentElement.dataset["incident"])
  );
}

/** What the html element is marked with: by the server, or since then by a choice. */
export function useThemeAttribute(): string | undefined {
  const { theme } = useContext(RenderContext);
  return (
    theme ??
    (typeof document === "undefined"
      ? undefined
      : document.documentElement.dataset["theme"])
  );
}
