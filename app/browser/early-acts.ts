/**
 * Marks a control that needs a script. Holds the event that came before that script, or
 * is empty.
 */
const ATTRIBUTE = "data-early";
const CLICK = "click";

/**
 * Marks forms in which the reader has chosen something, for code that comes later (ui/filter-form), by a
 * property, because hydration reports attributes. Text is no choice: it waits for the Enter key.
 */
const RECORD_CHOICES = `document.addEventListener("change",({target:t})=>t.type==="search"||!t.form||(t.form.chosen=1),true)`;

/**
 * Inline script in the head. Records clicks on marked controls, and arrow keys on tabs,
 * until the controls' script loads and replays them, and choices in forms. A constant text,
 * so that all pages share it and the CSP can allow it by its hash.
 */
export const EARLY_ACTS_SCRIPT = `for(const t of["${CLICK}","keydown"])document.addEventListener(t,e=>{const c=e.target.closest?.("[${ATTRIBUTE}]");if(c&&(t==="${CLICK}"||c.role==="tab"&&/^(Arrow|Home$|End$)/.test(e.key)))c.setAttribute("${ATTRIBUTE}",e.key??t)},true);${RECORD_CHOICES}`;

const CONTROLS = `[${ATTRIBUTE}]`;
/** Controls outside examples, which have a script of their own. */
const OF_PAGE = `${CONTROLS}:not(interactive-example *)`;

export function hasEarlyAct(example: Element): boolean {
  return example.querySelector(`${CONTROLS}:not([${ATTRIBUTE}=""])`) !== null;
}

/** Replays the recorded events of an example once its editors are loaded. */
export function repeatActsOfExample(example: Element): void {
  repeatActs(example.querySelectorAll<HTMLElement>(CONTROLS));
}

/** Replays the recorded events of the page's controls once the behaviours are loaded. */
export function repeatActsOfPage(): void {
  repeatActs(document.querySelectorAll<HTMLElement>(OF_PAGE));
}

function repeatActs(controls: Iterable<HTMLElement>): void {
  for (const { control, act } of Array.from(controls, takeAct)) {
    if (act === CLICK) control.click();
    else if (act !== "")
      control.dispatchEvent(new KeyboardEvent("keydown", { key: act, bubbles: true }));
  }
}

function takeAct(control: HTMLElement) {
  const act = control.getAttribute(ATTRIBUTE) ?? "";
  control.removeAttribute(ATTRIBUTE);
  return { control, act };
}
