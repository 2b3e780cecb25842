import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { isLocale } from "~/domain/locale";
import { LocaleFrame } from "./locale-frame";

/** Every page below a locale. Other first segments have no pages: the root says so. */
export function loader({ params }: LoaderFunctionArgs) {
  if (!isLocale(params["locale"]))
    throw new Response(null, { status: 404, statusText: "Not Found" });
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function LocaleLayout() {
  return (
    <LocaleFrame>
      <Outlet />
    </LocaleFrame>
  );
}
