import { readStored, writeStored } from "./local-storage";

/** Key in localStorage; its value is a JSON list of the paths of finished modules. */
const KEY = "curriculum-progress";
/** Upper bound above any curriculum; longer lists are not ours. */
const MAX_ENTRIES = 500;

const BOXES = "input[data-progress]";
const COUNTS = "[data-progress-modules]";

/** Data attribute of the html element, set once the listeners are added. */
const STARTED = "progressStarted";

/** Shows the finished modules, and stores changes of the checkboxes. */
export function start(): void {
  showProgress();
  const { dataset } = document.documentElement;
  if (STARTED in dataset) return;
  dataset[STARTED] = "";
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(BOXES)) return;
    saveProgress(target.dataset["progress"] ?? "", target.checked);
    showProgress();
  });
  // Another tab has stored a change.
  addEventListener("storage", ({ key }) => {
    if (key === KEY) showProgress();
  });
}

function showProgress(): void {
  const done = readProgress();
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES))
    box.checked = done.has(box.dataset["progress"] ?? "");
  for (const count of document.querySelectorAll<HTMLElement>(COUNTS))
    showCount(count, done);
}

function showCount(count: HTMLElement, done: ReadonlySet<string>): void {
  const modules = parseProgress(count.dataset["progressModules"] ?? "");
  const finished = [...modules].filter((url) => done.has(url)).length;
  const bar = count.querySelector("progress");
  const words = count.querySelector("[role=status]");
  if (bar) bar.value = finished;
  if (words) words.textContent = `${finished} of ${modules.size} modules done`;
}

function readProgress(): ReadonlySet<string> {
  return parseProgress(readStored(KEY) ?? "[]");
}

/** Paths in a stored text; empty when the text is invalid. */
export function parseProgress(text: string): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > MAX_ENTRIES) return new Set();
    return new Set(list.filter((entry) => typeof entry === "string"));
  } catch {
    return new Set();
  }
}

function saveProgress(url: string, isDone: boolean): void {
  const done = new Set(readProgress());
  if (isDone) done.add(url);
  else done.delete(url);
  writeStored(KEY, JSON.stringify([...done]));
}
