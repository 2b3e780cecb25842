import { hasTwin, toPageListPath, toTwinPath } from "~/domain/site/twin-path";
import { useText } from "~/l10n/locale-context";

/**
 * First line of every page for programs that read HTML as text: addresses of the page's Markdown and
 * of the list of pages. Hidden from people, for whom the same links are in the article's footer and
 * who would hear it before every page.
 */
export function AgentHint({ path }: { path: string }) {
  const text = useText();
  const list = toPageListPath(path);
  return (
    <p className="visually-hidden" aria-hidden="true" data-chrome="">
      {hasTwin(path)
        ? text("agents-page", { markdown: toTwinPath(path), list })
        : text("agents-site", { list })}
    </p>
  );
}
