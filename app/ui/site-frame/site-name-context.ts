import { createContext } from "react";

/** The site's name inside SiteFrame, for parts that get no facts about the site. */
export const SiteNameContext = createContext("Web Docs");
