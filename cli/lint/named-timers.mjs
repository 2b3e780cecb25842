/** Files whose process also runs other files' servers. */
const SHARED_PROCESS = /(?<!\.timers)\.test\.tsx?$/;

/**
 * Says where a fake clock may replace all timers: files named `*.timers.test.ts` have a process of
 * their own (vitest.config.ts), because the others share theirs with running servers.
 *
 * @type {import("./plain-comments.mjs").Rule}
 */
export const namedTimers = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      all: "Name the file *.timers.test.ts, which has a process of its own, or name what to fake: other files' servers run in this process.",
    },
  },
  create(context) {
    if (!SHARED_PROCESS.test(context.filename)) return {};
    return {
      "CallExpression[callee.property.name='useFakeTimers'][arguments.length=0]"(node) {
        context.report({ node, messageId: "all" });
      },
    };
  },
};
