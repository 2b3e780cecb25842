/** Meanings of the manifest's members, in our own words. Source: Web Application Manifest. */
export const MEMBER_MEANINGS: Readonly<Record<string, string>> = {
  background_color: "the color to show behind the app until its style sheet has loaded",
  description: "what the app does, in a text for its users",
  display: "how much of the browser's interface stands around the app",
  display_override:
    "a list of display modes, in order of preference, to try before the one of <code>display</code>",
  file_handlers:
    "the types of files that the app can open, and the address that opens them",
  icons: "the images that stand for the app in different places and sizes",
  id: "the identity of the app, by which browsers know it again",
  launch_handler: "in which window the app opens when it is launched",
  name: "the name of the app",
  note_taking: "the address at which the app takes a new note",
  orientation: "the orientation of the screen that the app starts with",
  prefer_related_applications:
    "whether browsers should point to the related applications instead of the web app",
  protocol_handlers:
    "the schemes of addresses that the app can open, and the address that opens them",
  related_applications:
    "applications for the user's system that do the same as the web app",
  scope: "the addresses that belong to the app",
  scope_extensions: "other origins that belong to the app as well",
  serviceworker: "the service worker to register for the app",
  share_target: "how the app receives what users share with it from other applications",
  short_name: "the name of the app where there is little room",
  shortcuts:
    "tasks inside the app that users can open directly, such as from a menu of its icon",
  start_url: "the address that opens when the app is launched",
  theme_color: "the color that the system's interface around the app takes",
};
