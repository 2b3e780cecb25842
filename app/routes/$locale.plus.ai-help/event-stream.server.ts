/** Headers of an event stream that nothing between server and browser may hold back. */
const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Response that sends each value as an unnamed event of JSON.
 *
 * @param onLeave Called when the browser closes the stream before its end.
 */
export function toEventStream(
  events: AsyncGenerator<object, void>,
  onLeave: () => void,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
    },
    cancel: onLeave,
  });
  return new Response(body, { headers: HEADERS });
}
