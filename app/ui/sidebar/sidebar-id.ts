/** Id of the sidebar, which buttons open and close. */
export const SIDEBAR_ID = "sidebar-quicklinks";
