import type { OwnCampaign } from "./ads-config.server";

const COMMON = {
  imageFormat: "unknown",
  keywords: [],
  countries: [],
  weight: 1,
  colors: {
    textColor: "#1a1e26",
    backgroundColor: "#eaf2fe",
    ctaTextColor: "#ffffff",
    ctaBackgroundColor: "#0a55c4",
    textColorDark: "#f2f4f8",
    backgroundColorDark: "#1d2a40",
    ctaTextColorDark: "#10131a",
    ctaBackgroundColorDark: "#8fbaff",
  },
} as const satisfies Partial<OwnCampaign>;

/** Placements for the site itself, so that developers see every slot filled. */
export const HOUSE_CAMPAIGNS: readonly OwnCampaign[] = [
  {
    ...COMMON,
    keywords: [],
    countries: [],
    id: "house-play",
    slots: ["top", "hpTop"],
    url: "/en-US/play",
    copy: "Try HTML, CSS and JavaScript in the playground.",
    cta: "Open it",
  },
  {
    ...COMMON,
    keywords: [],
    countries: [],
    id: "house-scan",
    slots: ["side"],
    url: "/en-US/observatory",
    heading: "How secure is your site?",
    copy: "Scan its headers, and read how to improve them.",
    cta: "Scan a site",
  },
  {
    ...COMMON,
    keywords: [],
    countries: [],
    id: "house-curriculum",
    slots: ["hpMain", "hpFooter", "bottom"],
    url: "/en-US/curriculum/",
    heading: "Become a front-end developer",
    copy: "The curriculum: what to learn, and in which order.",
    cta: "Read the curriculum",
  },
];
