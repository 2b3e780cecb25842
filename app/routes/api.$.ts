/** Programs get no page for an address that is no call of ours (server contract, 1.3). */
export function loader(): Response {
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export const action = loader;
