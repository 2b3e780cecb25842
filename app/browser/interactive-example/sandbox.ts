import type { ExampleTemplate } from "~/domain/sample";

/** What the code of an example may do; links in a tabbed one may lead the reader on. */
export const EXAMPLE_SANDBOX: Readonly<Record<ExampleTemplate, string>> = {
  choice: "allow-scripts allow-same-origin",
  console: "allow-scripts allow-same-origin",
  tabbed:
    "allow-scripts allow-same-origin allow-forms allow-modals allow-top-navigation-by-user-activation",
};
