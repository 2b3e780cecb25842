/** Renders contribute.json: how to contribute to the project (contributejson.org). */
export function renderContribute({
  siteName,
  siteOrigin,
  repository,
}: {
  siteName: string;
  siteOrigin: string;
  /** Address of the content's repository. */
  repository: string;
}): string {
  return JSON.stringify({
    name: siteName,
    description: "Documentation for web developers, written by everyone.",
    repository: {
      url: repository,
      license: "CC-BY-SA-2.5",
    },
    participate: {
      home: `${siteOrigin}/en-US/community`,
      docs: `${siteOrigin}/en-US/docs/MDN/Community`,
    },
    bugs: {
      list: `${repository}/issues`,
      report: `${repository}/issues/new/choose`,
    },
    keywords: ["documentation", "web", "HTML", "CSS", "JavaScript", "HTTP"],
    urls: { prod: siteOrigin },
  });
}
