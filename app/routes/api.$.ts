export const loader = answerUnknown;
export const action = answerUnknown;

/** Plain 404 for API paths of areas that are switched off (server contract, 1.3). */
function answerUnknown(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
