type Receiver = (name: string) => void;

/** More than a page reports before analytics are there; where they never are, the rest is dropped. */
const MAX_EARLY = 20;

const early: string[] = [];
let receiver: Receiver | null = null;

/**
 * Reports an act that no event of the browser tells, such as `pong: pong->viewed side`. Acts are kept until
 * analytics load, which wait for an idle browser.
 * @see telemetry/listen-for-events
 */
export function reportAct(name: string): void {
  if (receiver) receiver(name);
  else if (early.length < MAX_EARLY) early.push(name);
}

/** Gives the function the acts so far and each one to come. There is one receiver on a page. */
export function receiveActs(receive: Receiver): void {
  receiver = receive;
  for (const name of early.splice(0)) receive(name);
}
