/** An act under its name, such as `pong: pong->viewed side`, and the page that it happened on. */
export interface Act {
  name: string;
  page: URL;
}

type Receiver = (act: Act) => void;

/** More than a page reports before analytics are there; where they never are, the rest is dropped. */
const MAX_EARLY = 20;

const early: Act[] = [];
let receiver: Receiver | null = null;

/**
 * Reports an act that no event of the browser tells. Acts are kept until analytics have loaded, which wait for
 * an idle browser, and know the reader.
 * @see telemetry/record-telemetry
 */
export function reportAct(name: string): void {
  const act = { name, page: new URL(location.href) };
  if (receiver) receiver(act);
  else if (early.length < MAX_EARLY) early.push(act);
}

/** Gives the function the acts so far and each one to come. There is one receiver on a page. */
export function receiveActs(receive: Receiver): void {
  receiver = receive;
  for (const act of early.splice(0)) receive(act);
}
