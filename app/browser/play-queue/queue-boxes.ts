/** Selects the checkboxes that put a page's examples into the queue. */
export const QUEUE_BOXES = ".queue-choice > input";
