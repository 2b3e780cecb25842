import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The colours of code in articles (styles/prose/code-tokens.css), for both themes. */
const COLORS = HighlightStyle.define([
  { tag: [tags.comment, tags.meta, tags.documentMeta], color: "var(--code-comment)" },
  {
    tag: [tags.punctuation, tags.bracket, tags.operator],
    color: "var(--code-punctuation)",
  },
  {
    tag: [tags.keyword, tags.definitionKeyword, tags.controlKeyword, tags.moduleKeyword],
    color: "var(--code-keyword)",
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue],
    color: "var(--code-string)",
  },
  {
    tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color, tags.atom],
    color: "var(--code-number)",
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: "var(--code-function)",
  },
  { tag: [tags.className, tags.typeName], color: "var(--code-function)" },
  {
    tag: [tags.propertyName, tags.definition(tags.variableName)],
    color: "var(--code-property)",
  },
  { tag: [tags.tagName, tags.namespace], color: "var(--code-tag)" },
  {
    tag: [tags.attributeName, tags.labelName, tags.modifier],
    color: "var(--code-attribute)",
  },
  { tag: tags.invalid, color: "var(--code-deleted)" },
]);

const THEME = EditorView.theme({
  "&": {
    backgroundColor: "var(--bg-code)",
    color: "var(--code-text)",
    fontSize: "0.875rem",
    height: "100%",
  },
  // Browsers of iPhones zoom into fields with smaller letters. A "&" would mean the query itself here.
  "@media (pointer: coarse)": { ".cm-scroller": { fontSize: "1rem" } },
  "&.cm-focused": { outline: "none" },
  // A pseudo-element, because the backgrounds of lines and gutter would cover an outline.
  "&.cm-focused::after": {
    border: "var(--focus-ring)",
    content: "''",
    inset: "0",
    pointerEvents: "none",
    position: "absolute",
    zIndex: "300",
  },
  ".cm-scroller": {
    fontFamily: "var(--font-code)",
    fontFeatureSettings: "'calt' 0",
    fontVariantLigatures: "none",
    lineHeight: "1.6",
  },
  ".cm-content": { caretColor: "var(--text)", paddingBlock: "0.5rem" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": {
    backgroundColor: "var(--bg-code)",
    borderInlineEnd: "1px solid var(--line)",
    color: "var(--text-quiet)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter": {
    backgroundColor: "var(--bg-hover)",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection":
    { backgroundColor: "color-mix(in srgb, var(--link) 28%, transparent)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--bg-strong)",
    outline: "1px solid var(--line-strong)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--bg-raised)",
    border: "1px solid var(--line)",
    // The radius of controls, which scripts can't read (styles/constants.css).
    borderRadius: "6px",
    boxShadow: "var(--shadow-float)",
    color: "var(--text)",
  },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--link)",
    color: "var(--text-on-accent)",
  },
});

/** The editor's style, for both themes. */
export const EDITOR_THEME: Extension = [THEME, syntaxHighlighting(COLORS)];
