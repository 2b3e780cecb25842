import type { SocialNetwork } from "~/domain/site/site-theme";
import type { Target } from "~/ui/navigation/resolve-target";

export interface SocialLink {
  name: string;
  /** A network, whose address the theme has, or a target of the site. */
  target: { network: SocialNetwork } | Target;
  /** Drawn on a square of 24, filled. */
  path: string;
}

/** Simple marks of our own: the link's text says where it leads. */
export const SOCIAL_LINKS: readonly SocialLink[] = [
  {
    name: "Bluesky",
    target: { network: "bluesky" },
    path: "M12 10.6c-1.5-3-5.4-6.6-8-7q-2-.2-2 2.3c0 1.8.6 5.6 1.1 6.5 1 1.8 3 2.2 5 1.9-3.4.6-4.5 2.5-2.7 4.3 3 3 5.3-.3 6.2-2.7l.4-1.1.4 1.1c.9 2.4 3.2 5.7 6.2 2.7 1.8-1.8.7-3.7-2.7-4.3 2 .3 4-.1 5-1.9.5-.9 1.1-4.7 1.1-6.5q0-2.5-2-2.3c-2.6.4-6.5 4-8 7",
  },
  {
    name: "Mastodon",
    target: { network: "mastodon" },
    path: "M7 3h10a4 4 0 0 1 4 4v5a5 5 0 0 1-5 5h-5.5c0 1.6 1.5 2.3 3 2.3q1.6 0 2.8-.4v2q-1.5.6-3.4.6c-3.2 0-6.2-1-6.9-4.5-.7-3.3-3-4.5-3-8V7a4 4 0 0 1 4-4m.5 10h2V8.8q.1-1.3 1.1-1.3c1 0 1 .4 1 1.3v2.4h1.8V8.8q0-1.3 1-1.3c1 0 1.1.4 1.1 1.3V13h2V8.6q-.2-2.8-2.8-2.9-1.5 0-2.2 1.1a3 3 0 0 0-2.2-1.1q-2.6.1-2.8 2.9z",
  },
  {
    name: "X",
    target: { network: "x" },
    path: "M3 3.5h5.7l4.2 5.7 5-5.7h2.7l-6.4 7.4 7 9.6h-5.7l-4.6-6.2-5.4 6.2H2.7l6.8-7.9zm3.3 1.8 10.2 13.4h1.7L8 5.3z",
  },
  {
    name: "GitHub",
    target: { network: "github" },
    path: "M12 2a10 10 0 0 0-3.2 19.5q.7 0 .7-.5v-1.9c-2.8.6-3.4-1.2-3.4-1.2-.4-1.1-1.1-1.5-1.1-1.5-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.6 2.4 1.1 3 .9q.2-1 .6-1.4c-2.2-.2-4.6-1.1-4.6-4.9q0-1.7 1-2.7A4 4 0 0 1 6.7 6s.8-.3 2.7 1a9 9 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1a4 4 0 0 1 .1 2.7 4 4 0 0 1 1 2.7c0 3.8-2.3 4.7-4.6 4.9q.7.4.7 1.9V21q0 .6.7.5A10 10 0 0 0 12 2",
  },
  {
    name: "RSS",
    target: { path: "/blog/rss.xml", feature: "blog", isEnglish: true, page: "blog" },
    path: "M4 4a16 16 0 0 1 16 16h-3A13 13 0 0 0 4 7zm0 6a10 10 0 0 1 10 10h-3a7 7 0 0 0-7-7zm2.2 5.7a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4",
  },
];
