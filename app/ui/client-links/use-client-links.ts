import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { findPlainLink } from "~/browser/client-links/find-plain-link";
import { isClientLink } from "~/browser/client-links/is-client-link";

/**
 * Client navigation for plain links, also those inside articles and sidebars. One
 * delegated listener; the links themselves stay HTML.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link = findPlainLink(event);
      if (!link || !isClientLink(link, location)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener("click", followLink);
    return () => {
      document.removeEventListener("click", followLink);
    };
  }, [navigate]);
}
