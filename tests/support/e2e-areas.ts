/** A page of every kind that the shipped areas have. */
export const AREA_PAGES = {
  blog: "/en-US/blog/",
  post: "/en-US/blog/container-or-media-query/",
  curriculum: "/en-US/curriculum/",
  aboutCurriculum: "/en-US/curriculum/about-curriculum/",
  overview: "/en-US/curriculum/core/",
  module: "/en-US/curriculum/core/semantic-html/",
  about: "/de/about",
  community: "/en-US/community",
  profile: "/en-US/community/spotlight/example-contributor",
  advertising: "/en-US/advertising",
  newsletter: "/en-US/newsletter",
  plusDocs: "/en-US/plus/docs/features/overview",
  plusFaq: "/en-US/plus/docs/faq",
  observatoryDocs: "/en-US/observatory/docs/tests_and_scoring",
} as const;

export type AreaPageName = keyof typeof AREA_PAGES;

export const AREA_PAGE_NAMES = Object.keys(AREA_PAGES) as AreaPageName[];
