import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeAttribute } from "~/domain/text/escape-html";
import { LIVE_ID, LIVE_PATH } from "../../core/markers";
import type { Page } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import { encodePath } from "../../core/urls";
import type { CssData } from "../data/css";
import { codeBlock, paragraph, section, toTextHtml } from "../parts/html";
import { findCssExample, type CssExampleText } from "../texts/css-texts";
import { readInitial } from "./latest-facts";
import { getStage } from "./stages";
import { listSingleValues, toSample } from "./value-texts";

/** A live example: its subject is a rule, or a property that has a value in each sample. */
export interface CssExample {
  html: string;
  /** Styles that the subject is shown with. */
  base: string;
  /** Styles that use the subject. */
  rules: string;
  /** Number of values that are compared; 0 for a rule. */
  samples: number;
  /** Sentence about what the reader is to do, for a subject that shows nothing by itself. */
  hint: string;
}

type ExamplePage = Pick<Page, "pageType" | "slug" | "title">;

const ID = "example";
const MOST_SAMPLES = 3;
/** Colors that samples are made for, also on a dark page. */
const PLAIN = ":root { color-scheme: light; background: white; color: black; }";
const SECTION = "section { margin: 8px; padding: 8px; border: 1px dashed gray; }";

/** Renders a page's live example; empty for a page without. */
export function renderExample(page: ExamplePage, css: CssData): string {
  const example = findExample(page, css);
  if (!example) return "";
  const { base, hint, html, rules, samples } = example;
  return section(
    "Example",
    paragraph(toTextHtml(hint)) +
      codeBlock("html", html) +
      codeBlock("css", [base, rules].filter(Boolean).join("\n")) +
      renderFrame(page.slug, 60 + Math.max(1, samples) * 150),
  );
}

function renderFrame(slug: string, height: number): string {
  const path = escapeAttribute(encodePath(docUrl(DEFAULT_LOCALE, slug)));
  return `<div class="code-example"><div class="example-header"></div><iframe class="sample-code-frame" title="Example" id="frame_${ID}" width="100%" height="${height}" src="about:blank" loading="lazy" ${LIVE_PATH}="${path}/" ${LIVE_ID}="${ID}"></iframe></div>`;
}

/** Finds the example of our texts; makes one for other properties from their values. */
export function findExample(page: ExamplePage, css: CssData): CssExample | null {
  const name = toExampleName(page);
  const text = findCssExample(name);
  if (text?.none) return null;
  if (text && text.values.length === 0)
    return {
      html: text.html,
      samples: 0,
      hint: text.try,
      rules: text.css,
      // This rule has to be the first of its style sheet.
      base: [text.css.startsWith("@namespace") ? "" : PLAIN, text.base]
        .filter(Boolean)
        .join("\n"),
    };
  const isProperty = /^css-(?:shorthand-)?property$/.test(page.pageType);
  const property = text?.of ?? (isProperty ? name : null);
  if (property === null) return null;
  const values = text?.values ?? listValues(property, css);
  return values.length < 2 ? null : showValues(property, values, text);
}

/** Returns the reason for which a subject has no example; empty without one. */
export function getReason(page: ExamplePage): string {
  return findCssExample(toExampleName(page))?.none ?? "";
}

/** Names a descriptor with its at-rule, `@page/size`; other subjects by their titles. */
function toExampleName({ pageType, slug, title }: ExamplePage): string {
  const isInRule =
    pageType === "css-at-rule-descriptor" || pageType === "css-media-feature";
  const plain = toPlainTitle(title);
  return isInRule ? `${slug.split("/").at(-2) ?? ""}/${plain}` : plain;
}

function showValues(
  property: string,
  values: readonly string[],
  text: CssExampleText | null,
): CssExample {
  const stage = text?.html
    ? { html: text.html, css: "", target: ".target" }
    : getStage(property);
  const number = (code: string, at: number) => code.replaceAll("{n}", String(at + 1));
  const samples = values.map(
    (value, at) =>
      `<section class="sample-${at + 1}">\n  <code>${property}: ${escapeMarkup(value)}</code>\n  ${number(stage.html, at)}\n</section>`,
  );
  const rules = values.map(
    (value, at) =>
      `.sample-${at + 1} ${stage.target}${text?.part ?? ""} { ${property}: ${value}; }`,
  );
  return {
    html: samples.join("\n"),
    base: [PLAIN, SECTION, stage.css, text?.base ?? ""].filter(Boolean).join("\n"),
    rules: rules.join("\n"),
    samples: values.length,
    hint: text?.try ?? "",
  };
}

function escapeMarkup(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Lists the values to show: initial value, keywords and samples of basic types. */
function listValues(name: string, css: CssData): string[] {
  const facts = css.findProperty(name);
  if (facts?.legacyAliasOf) return [];
  const initial = readInitial(name);
  const values = listSingleValues({ kind: "property", name }).map((value) =>
    toSample(value, name),
  );
  const first = initial === null ? [] : [initial];
  return [...new Set([...first, ...values])]
    .filter((value) => !/^(?:inherit|initial)$|--|url\(|my-name/.test(value))
    .slice(0, MOST_SAMPLES);
}
