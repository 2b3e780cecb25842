import type { Declaration, Parameter } from "../declarations/declaration";
import { describeTsType } from "../parts/describe-ts-type";
import { codeBlock, paragraph, section, sentence, subsection } from "../parts/html";
import { renderParameters, type CallContext } from "../parts/render-call";
import { findHandler, findListener, type Listener } from "./list-declared";

/** Renders how a listener is set, and what it is called with. */
export function renderEvent(
  path: string,
  declared: Declaration | undefined,
  types: CallContext,
): string {
  const handler = declared ? findHandler(declared) : null;
  if (handler) return renderHandler(path, handler, types);
  const listener = declared ? findListener(declared) : null;
  const more = (listener?.more ?? []).map(({ name }) => `, ${name}`).join("");
  const lines = ["addListener", "removeListener", "hasListener"].map(
    (method) => `${path}.${method}(listener${method === "addListener" ? more : ""})`,
  );
  return [
    section("Syntax", codeBlock("js", lines.join("\n"))),
    section(
      "Listener",
      listener
        ? renderArguments("listener", listener, types) +
            subsection("Return value of the listener", describeResult(listener, types))
        : "",
    ),
    section(
      "Further arguments of <code>addListener()</code>",
      listener ? renderParameters([toCall(listener.more)], types) : "",
    ),
  ].join("");
}

/** Renders a property that holds the one function which is called. */
function renderHandler(path: string, handler: Listener, types: CallContext): string {
  const names = handler.parameters.map(({ name }) => name).join(", ");
  return (
    section("Syntax", codeBlock("js", `${path} = (${names}) => { /* ... */ };`)) +
    section("Handler", renderArguments("handler", handler, types))
  );
}

function renderArguments(
  name: "handler" | "listener",
  { parameters }: Listener,
  types: CallContext,
): string {
  return (
    paragraph(`The ${name} is called with:`) +
    (renderParameters([toCall(parameters)], types) || paragraph("No arguments."))
  );
}

function describeResult({ returns }: Listener, types: CallContext): string {
  return returns ? paragraph(sentence(describeTsType(returns, types))) : "";
}

function toCall(parameters: readonly Parameter[]): Declaration {
  return {
    kind: "call",
    parameters: [...parameters],
    type: { kind: "text", text: "void" },
    meaning: "",
    returns: "",
    throws: [],
    isReadOnly: false,
    isDeprecated: false,
  };
}
