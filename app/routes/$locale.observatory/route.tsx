/** Layout of the header scanner's pages. */
export { Outlet as default } from "@remix-run/react";
