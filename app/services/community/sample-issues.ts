import type { OpenIssue } from "./community-service";

/** Sample issues for a site without a code host. */
export const SAMPLE_ISSUES: OpenIssue[] = [
  {
    title: "Sample: An example on the page about gap doesn't wrap on narrow screens",
    url: null,
    labels: ["good first issue"],
    repository: "example/content",
  },
  {
    title: "Sample: Explain what happens to focus when a dialog closes",
    url: null,
    labels: ["accepting PR"],
    repository: "example/content",
  },
  {
    title: "Sample: The German page about HTML is older than the English one",
    url: null,
    labels: ["good first issue", "accepting PR"],
    repository: "example/translated-content",
  },
];
