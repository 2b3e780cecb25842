import { toHref } from "~/domain/documents/slug";
import type { PlayCode } from "~/domain/play/play-state";
import { isPagePath } from "~/domain/play/runner-path";
import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";

/** Small sample in all three languages: a button that counts. */
export const STARTER_CODE: PlayCode = {
  html: `<button type="button">Count</button>
<output>0</output>
`,
  css: `body {
  font: 1.25rem system-ui;
  padding: 2rem;
}

output {
  font-weight: bold;
  margin-inline: 1rem;
}
`,
  js: `const output = document.querySelector("output");

document.querySelector("button").addEventListener("click", () => {
  output.value = Number(output.value) + 1;
  console.log(output.value);
});
`,
};

/**
 * Names and links the page that the code is from. Renders null if the URL's page is no
 * page path.
 */
export function CodeSource({ page }: { page: string }) {
  const text = useText();
  if (!isPagePath(page)) return null;
  return (
    <p className={styles.source}>
      {text("play-source")} <a href={toHref(page)}>{toPageName(page)}</a>
    </p>
  );
}

/** Names a page by its path, without language and section. */
export function toPageName(page: string): string {
  const [, , , ...names] = page.split("/");
  return names.join(" / ").replaceAll("_", " ");
}
