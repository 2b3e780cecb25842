/** The choice of browsers, which the server adds to compatibility tables. */
const COMPAT_FORM = /<form method="post" action="\/[\w-]+\/preferences\/compat">/g;
/** The play queue, which the server adds after blocks of code. */
const QUEUE_FORM =
  /<form id="play-queue" action="\/[\w-]+\/play" method="post" target="_blank" data-example="[^"]*" data-remove="[^"]*">/g;
const QUEUE_BOX =
  /<input type="checkbox" id="queue-(\d+)" name="example" value="\1" form="play-queue"/g;
/** The controls of an interactive example, which the server writes around its code. */
const EXAMPLE_FORM = /<form class="example-form" method="dialog">/g;

/** A served article without the forms that the server itself puts there: what is left is content. */
export function withoutOurForms(html: string): string {
  return html
    .replace(COMPAT_FORM, "")
    .replace(QUEUE_FORM, "")
    .replace(EXAMPLE_FORM, "")
    .replace(QUEUE_BOX, "<input");
}
