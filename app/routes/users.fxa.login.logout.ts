import { redirectDocument, type ActionFunctionArgs } from "@remix-run/node";
import { readFormBody, refuseMethod } from "~/services/api-answers/index.server";

/** Ends the session of this browser and redirects to `next`. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") throw refuseMethod(["POST"]);
  const form = await readFormBody(request);
  const cookieHeader = request.headers.get("cookie");
  const { to, cookies } = await context.services.accounts.signOut({
    next: form.get("next"),
    cookieHeader,
  });
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirectDocument(to, { status: 303, headers });
}

/** Refuses GET, so that a link cannot sign the reader out. */
export function loader() {
  throw refuseMethod(["POST"]);
}
