import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isClientLink } from "./is-client-link";

/**
 * Client navigation for plain links, also those inside articles and sidebars. One
 * delegated listener; the links themselves stay HTML.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link = findLink(event);
      if (!link || !isClientLink(new URL(link.href), new URL(location.href))) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener("click", followLink);
    return () => {
      document.removeEventListener("click", followLink);
    };
  }, [navigate]);
}

/** The link of a plain click: main button, no modifier keys, same window. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element))
    return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const isOurs =
    link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute("download");
  return isOurs && link.dataset["reload"] === undefined ? link : null;
}
