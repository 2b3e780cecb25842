import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";

/** Every address without a page: the root's boundary shows what it may have meant. */
export function loader({ params, context }: LoaderFunctionArgs): never {
  const path = `/${params["*"] ?? ""}`;
  const [, segment = ""] = path.split("/", 2);
  const locale = parseLocale(segment) ?? DEFAULT_LOCALE;
  const title = getInterfaceText(locale)("not-found-title");
  const suggestions = context.services.documents.suggestPages(path, locale);
  throw data({ title, ...suggestions }, { status: 404, statusText: "Not Found" });
}

export const meta: MetaFunction = ({ error }) => [
  { title: readTitle(error) },
  { name: "robots", content: "noindex" },
];

function readTitle(error: unknown): string {
  const body = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  return typeof body === "object" && body !== null && "title" in body ? String(body.title) : "404";
}

/** Without a component Remix would take this for a resource route and answer without a page. */
export default function UnknownPage() {
  return null;
}
