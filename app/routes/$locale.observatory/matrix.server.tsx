import { renderToStaticMarkup } from "react-dom/server";
import type { TocEntry } from "~/domain/documents/document";
import {
  DEFAULT_PROFILE,
  describeResult,
  findAdvice,
  listTestResults,
  listTests,
  RESULTS,
  type TestName,
} from "~/services/observatory/index.server";
import { findGuide, toTestTitle } from "./panels.server";
import { formatPoints, type View } from "./view.server";
import { Prose } from "./words.server";

/** Every test with its results, to stand below the page about tests and scoring. */
export function renderMatrix(view: View): { html: string; toc: TocEntry[] } {
  const names = listTests(DEFAULT_PROFILE);
  const html = renderToStaticMarkup(
    <div lang={view.locale}>
      <h2 id="matrix">{view.text("matrix-title")}</h2>
      {names.map((name) => (
        <TestSection key={name} view={view} name={name} />
      ))}
    </div>,
  );
  const toc = [
    { id: "matrix", text: view.text("matrix-title") },
    ...names.map(
      (name) => ({ id: toId(name), text: toTestTitle(view, name), sub: true }) as const,
    ),
  ];
  return { html, toc };
}

/** Differs from the ids of the page above, which tells of the same tests. */
function toId(name: TestName) {
  return `matrix-${name}`;
}

function TestSection({ view, name }: { view: View; name: TestName }) {
  const { text } = view;
  const id = toId(name);
  const guide = findGuide(view, name);
  return (
    <section>
      <h3 id={id}>{toTestTitle(view, name)}</h3>
      {guide !== null && (
        <p>
          <a href={guide}>{text("guide")}</a>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="table-container" tabIndex={0} role="region" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text("result")}</th>
              <th scope="col">{text("matrix-description")}</th>
              <th scope="col">{text("advice")}</th>
              <th scope="col">{text("matrix-modifier")}</th>
            </tr>
          </thead>
          <tbody>
            {listTestResults(name).map((result) => (
              <tr key={result}>
                <td>
                  <code>{result}</code>
                </td>
                <td>
                  <Prose>{describeResult(text, result)}</Prose>
                </td>
                <td>
                  <Prose>{findAdvice(text, result) ?? text("none")}</Prose>
                </td>
                <td>{formatPoints(RESULTS[result].modifier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
