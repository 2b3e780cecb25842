import { renderToStaticMarkup } from "react-dom/server";
import { listOperations, type ApiOperation } from "~/domain/api/operations";
import type { Locale } from "~/domain/locales/locale";
import { MCP_MESSAGES_PER_MINUTE, MCP_PATH } from "~/domain/site/mcp";
import type { InterfaceText } from "~/domain/text/strings";
import { getInterfaceText } from "~/l10n/interface-texts.server";

export interface ContentFacts {
  locale: Locale;
  siteOrigin: string;
  features: readonly string[];
}

const DESCRIPTION = "/api/openapi.json";

/** Renders the page; the server alone has its texts. */
export function renderContent({ locale, siteOrigin, features }: ContentFacts) {
  const text = getInterfaceText(locale);
  const operations = listOperations(features);
  const html = renderToStaticMarkup(
    <>
      <h1>{text("data-title")}</h1>
      <p>{text("data-about")}</p>
      <h2 id="agents">{text("data-agents")}</h2>
      <p>{text("data-agents-about")}</p>
      <pre>
        <code>{siteOrigin + MCP_PATH}</code>
      </pre>
      <p>{text("data-tools")}</p>
      <p>{text("data-limits", { requests: MCP_MESSAGES_PER_MINUTE })}</p>
      <h2 id="editors">{text("data-editors")}</h2>
      <p>{text("data-editors-about", { name: "locale" })}</p>
      <ul>
        {["html", "css"].map((language) => (
          <li key={language}>
            <DataLink path={`/api/v1/custom-data/${language}.json?locale=${locale}`} />
          </li>
        ))}
      </ul>
      <h2 id="json">{text("data-json")}</h2>
      <p>
        {text("data-json-about")} <a href={DESCRIPTION}>{text("data-description")}</a>
      </p>
      <Operations text={text} operations={operations} />
    </>,
  );
  return { title: text("data-title"), description: text("data-about"), html };
}

function DataLink({ path }: { path: string }) {
  return (
    <a href={path}>
      <code>{path}</code>
    </a>
  );
}

function Operations({
  text,
  operations,
}: {
  text: InterfaceText;
  operations: readonly ApiOperation[];
}) {
  return (
    // Keyboards scroll a wide table, as in articles.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs focus
    <figure className="table-container" tabIndex={0} aria-labelledby="json">
      <table>
        <thead>
          <tr>
            <th scope="col">{text("data-address")}</th>
            <th scope="col">{text("data-parameters")}</th>
            <th scope="col">{text("data-answer")}</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ id, method, path, parameters = [], answer }) => (
            <tr key={id} id={id}>
              <td>
                <code>
                  {method.toUpperCase()} {path}
                </code>
              </td>
              <td>
                {parameters.length === 0
                  ? text("data-none")
                  : parameters.map(({ name }) => name).join(", ")}
              </td>
              <td>
                <code>{answer}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
