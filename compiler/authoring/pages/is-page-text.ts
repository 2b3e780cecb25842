import { parseFrontMatter, splitSource } from "../../sources/docs/front-matter";

/** True for the Markdown of a page that has a title, a slug and a body, whatever flaws it has beside. */
export function isPageText(text: string): boolean {
  const { frontMatter, body } = splitSource(text);
  const { title, slug } = parseFrontMatter(frontMatter).data;
  return title !== undefined && slug !== undefined && body.trim() !== "";
}
