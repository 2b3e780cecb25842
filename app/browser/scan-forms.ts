const SECOND_MILLISECONDS = 1000;

/**
 * Forms of the header scanner: shows that a scan goes on, and holds a rescan back until the server
 * would make one (`data-scan-from`), with a countdown. Without a script the server decides alone.
 */
export function start(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-scan-form]")) {
    form.addEventListener("submit", () => showProgress(form));
    countDown(form);
  }
  showAllInPrint();
  // A page that comes back from the browser's memory is not scanning any more.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Paper has no tabs: every panel of the report is printed. */
function showAllInPrint(): void {
  let opened: HTMLElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLElement>("[data-tabs] > section[hidden]")];
    for (const panel of opened) panel.hidden = false;
  });
  addEventListener("afterprint", () => {
    for (const panel of opened) panel.hidden = true;
  });
}

function showProgress(form: HTMLFormElement): void {
  form.setAttribute("aria-busy", "true");
  form.querySelector("[data-scan-progress]")?.removeAttribute("hidden");
}

function countDown(form: HTMLFormElement): void {
  const { scanFrom, scanNow, scanWait = "" } = form.dataset;
  const button = form.querySelector("button");
  if (scanFrom === undefined || !button) return;
  const label = button.textContent;
  // By the server's clock: the reader's may be wrong.
  const until = performance.now() + Number(scanFrom) - Number(scanNow);
  const update = () => {
    const seconds = Math.ceil((until - performance.now()) / SECOND_MILLISECONDS);
    button.disabled = seconds > 0;
    button.textContent = seconds > 0 ? scanWait.replace("{n}", String(seconds)) : label;
    if (seconds <= 0) clearInterval(timer);
  };
  const timer = setInterval(update, SECOND_MILLISECONDS);
  update();
}
