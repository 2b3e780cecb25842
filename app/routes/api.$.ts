export const loader = answerUnknown;
export const action = answerUnknown;

/** Programs get no page for a call of an area that is switched off (server contract, 1.3). */
function answerUnknown(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
