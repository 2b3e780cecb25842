/** An act under its name, such as `pong: pong->viewed side`, and the page that it happened on. */
export interface Act {
  name: string;
  page: URL;
}

interface Reports {
  /** Acts before there is a receiver. */
  early: Act[];
  receive: ((act: Act) => void) | null;
}

/** More than a page reports before analytics are there; where they never are, the rest is dropped. */
const MAX_EARLY = 20;

/**
 * The page's own, because the code of analytics and notices is built apart from all other code, each with a copy
 * of this module.
 */
const reports = ((globalThis as { siteReports?: Reports }).siteReports ??= {
  early: [],
  receive: null,
});

/**
 * Reports an act that no event of the browser tells. Acts are kept until analytics have loaded, which wait for
 * an idle browser, and know the reader.
 * @see telemetry/record-telemetry
 */
export function reportAct(name: string): void {
  const act = { name, page: new URL(location.href) };
  if (reports.receive) reports.receive(act);
  else if (reports.early.length < MAX_EARLY) reports.early.push(act);
}

/** Gives the function the acts so far and each one to come. There is one receiver on a page. */
export function receiveActs(receive: (act: Act) => void): void {
  reports.receive = receive;
  for (const act of reports.early.splice(0)) receive(act);
}
