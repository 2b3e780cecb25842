/** Renders contribute.json: how to contribute to the project (contributejson.org). */
export function renderContribute({
  siteName,
  siteOrigin,
}: {
  siteName: string;
  siteOrigin: string;
}): string {
  return JSON.stringify({
    name: siteName,
    description: "Documentation for web developers, written by everyone.",
    repository: {
      url: "https://github.com/mdn/content",
      license: "CC-BY-SA-2.5",
    },
    participate: {
      home: `${siteOrigin}/en-US/community`,
      docs: `${siteOrigin}/en-US/docs/MDN/Community`,
    },
    bugs: {
      list: "https://github.com/mdn/content/issues",
      report: "https://github.com/mdn/content/issues/new/choose",
    },
    keywords: ["documentation", "web", "HTML", "CSS", "JavaScript", "HTTP"],
    urls: { prod: siteOrigin },
  });
}
