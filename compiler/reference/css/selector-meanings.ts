/**
 * Meanings of selectors, as our own phrases after "It matches", for selectors that the data
 * does not describe by themselves. Source: Selectors Level 4, CSS Pseudo-Elements Level 4, CSS
 * Scoping, HTML ("Pseudo-classes").
 */
export const SELECTOR_MEANINGS: Readonly<Record<string, string>> = {
  ":active":
    "an element while the user activates it, for example by holding a mouse button down on it",
  ":any-link": "links with an address, visited or not",
  ":checked": "checked checkboxes and radio buttons, and selected options",
  ":default": "the form elements that are the default of their group",
  ":defined": "elements that are built in or that have been defined as custom elements",
  ":disabled": "form controls that are disabled",
  ":empty": "elements without children",
  ":enabled": "form controls that are not disabled",
  ":first": "the first page of a printed document, inside <code>@page</code>",
  ":first-child": "elements that are the first among their siblings",
  ":first-of-type": "elements that are the first of their type among their siblings",
  ":focus": "the element that has the focus",
  ":focus-visible":
    "the focused element when the browser decides to show that it has the focus",
  ":focus-within": "the element that has the focus, and all elements that contain it",
  ":fullscreen": "elements that are shown in full-screen mode",
  ":host": "the shadow host, from inside its shadow tree",
  ":host()":
    "the shadow host, from inside its shadow tree, if it matches the selector in parentheses",
  ":host-context()":
    "the shadow host if it or one of its ancestors matches the selector in parentheses",
  ":hover": "an element while the user points at it",
  ":in-range": "form controls with a range limit whose value is inside it",
  ":indeterminate": "form controls whose state is neither on nor off",
  ":invalid": "form controls and forms that fail their validation",
  ":is()": "elements that match at least one of the selectors in parentheses",
  ":lang()": "elements in one of the given languages",
  ":last-child": "elements that are the last among their siblings",
  ":last-of-type": "elements that are the last of their type among their siblings",
  ":left": "left-hand pages of a printed document, inside <code>@page</code>",
  ":link": "links with an address that has not been visited",
  ":not()": "elements that match none of the selectors in parentheses",
  ":nth-child()": "elements by their position among their siblings",
  ":nth-last-child()":
    "elements by their position among their siblings, counted from the last",
  ":nth-last-of-type()":
    "elements by their position among siblings of their type, counted from the last",
  ":nth-of-type()": "elements by their position among siblings of their type",
  ":only-child": "elements without siblings",
  ":only-of-type": "elements that have no siblings of their type",
  ":optional": "form controls that need not be filled in",
  ":out-of-range": "form controls with a range limit whose value is outside it",
  ":placeholder-shown": "form controls that show their placeholder text",
  ":read-only": "elements whose content the user can't edit",
  ":read-write": "elements whose content the user can edit",
  ":required": "form controls that must be filled in",
  ":right": "right-hand pages of a printed document, inside <code>@page</code>",
  ":root": "the root element of the document",
  ":scope":
    "the element that selectors are matched against, such as the root of an <code>@scope</code> rule",
  ":target": "the element that the fragment of the document's address names",
  ":valid": "form controls and forms that pass their validation",
  ":visited": "links whose address has been visited",
  ":where()":
    "elements that match at least one of the selectors in parentheses, and adds nothing to the specificity",
  "::after": "a box that is generated as the last child of an element",
  "::backdrop": "the box behind an element of the top layer",
  "::before": "a box that is generated as the first child of an element",
  "::file-selector-button": "the button of a file input",
  "::first-letter": "the first letter of the first line of a block",
  "::first-line": "the first formatted line of a block",
  "::marker": "the marker box of a list item",
  "::part()": "an element inside a shadow tree that has the given part name",
  "::placeholder": "the placeholder text of a form control",
  "::selection": "the part of a document that the user has selected",
  "::slotted()": "elements that are placed into a slot, from inside the shadow tree",
  "Attribute selectors": "elements by the presence or the value of an attribute",
  "Child combinator":
    "elements that are children of an element matched by the first selector",
  "Class selectors": "elements that have a class",
  "Descendant combinator":
    "elements that are anywhere inside an element matched by the first selector",
  "ID selectors": "the element with an ID",
  "Next-sibling combinator":
    "elements that come right after an element matched by the first selector and share its parent",
  "Selector list":
    "elements that match at least one of several selectors, with commas between them",
  "Subsequent-sibling combinator":
    "elements that come anywhere after an element matched by the first selector and share its parent",
  "Type selectors": "elements by their name",
  "Universal selectors": "elements of any type",
};
