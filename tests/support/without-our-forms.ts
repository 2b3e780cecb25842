/** The form that selects browsers, which the server adds to compatibility tables. */
const COMPAT_FORM = /<form method="post" action="\/[\w-]+\/preferences\/compat">/g;
/** The play queue, which the server adds to code blocks. */
const QUEUE_FORM =
  /<form id="play-queue" action="\/[\w-]+\/play" method="post" target="_blank" data-example="[^"]*" data-remove="[^"]*">/g;
const QUEUE_BOX = /<input type="checkbox" name="example" value="\d+" form="play-queue"/g;
/** The controls of an interactive example, which the server renders around its code. */
const EXAMPLE_FORM = /<form class="example-form" method="dialog">/g;

/** Removes the server's own forms from an article, so that only content is left. */
export function withoutOurForms(html: string): string {
  return html
    .replace(COMPAT_FORM, "")
    .replace(QUEUE_FORM, "")
    .replace(EXAMPLE_FORM, "")
    .replace(QUEUE_BOX, "<input");
}
