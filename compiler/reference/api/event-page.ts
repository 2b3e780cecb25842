import type { IdlMember } from "webidl2";
import type { EventFacts } from "../data/events";
import { linkInterface } from "../parts/elements";
import {
  code,
  codeBlock,
  definitions,
  joinWords,
  linkExisting,
  paragraph,
  section,
  sentence,
  type Definition,
} from "../parts/html";
import { renderMembers } from "../parts/members";
import type { ReferenceContext } from "../reference-area";
import { describeType, toArticle } from "./describe-type";
import { renderReadOnly } from "./interface-members";
import type { ApiSubject } from "./subject";

/** The base interface of events, whose members are not listed. */
const GENERIC = "Event";
const LONGEST_CHAIN = 20;

/** Renders the first sentence of an event's page. */
export function describeEvent(
  { member, interfaceName, ownerSlug }: ApiSubject,
  { site }: ReferenceContext,
): string {
  const owner = linkExisting(site, ownerSlug, code(interfaceName));
  return `The ${code(member)} event is fired at ${owner} objects`;
}

/** Renders how to listen to an event, its event object, and its propagation. */
export function renderEventSections(
  subject: ApiSubject,
  context: ReferenceContext,
): string {
  const { interfaceName, member } = subject;
  const facts = context.data.events().findEvent(interfaceName, member);
  const syntax = renderSyntax(subject, context);
  if (!facts) return syntax;
  return [
    syntax,
    section("Event type", paragraph(describeEventType(facts.interfaceName, context))),
    section("Event properties", renderEventProperties(facts.interfaceName, context)),
    section("Behavior", definitions(listBehaviour(facts, context))),
  ].join("");
}

function renderSyntax(subject: ApiSubject, context: ReferenceContext): string {
  const { member, interfaceName } = subject;
  if (isPrefixedOnly(subject, context))
    return section(
      "Syntax",
      paragraph("Browsers support the event only with a prefix in its name."),
    );
  const handler = `on${member}`;
  const owners = listHandlerOwners(interfaceName, handler, context);
  const lines = [
    `addEventListener("${member}", (event) => { })`,
    ...(owners.length > 0 ? [`${handler} = (event) => { }`] : []),
  ];
  const which = owners.includes(interfaceName)
    ? ""
    : ` of ${joinWords(owners.map((name) => linkInterface(name, context)))}`;
  const words = [
    `Listen to the event with ${code("addEventListener()")}`,
    ...(owners.length > 0
      ? [`or set the event handler property ${code(handler)}${which}`]
      : []),
  ];
  return section(
    "Syntax",
    paragraph(sentence(words.join(", "))) + codeBlock("js", lines.join("\n\n")),
  );
}

/** True when no browser has the event under the name of its page. */
function isPrefixedOnly(
  { ownerSlug, member }: ApiSubject,
  { data }: ReferenceContext,
): boolean {
  const page = data.bcd().findBySlug(`${ownerSlug}/${member}_event`);
  const supported = Object.values(page?.feature.node.__compat?.support ?? {})
    .flat()
    .filter(({ version_added }) => version_added);
  return (
    supported.length > 0 &&
    supported.every(({ prefix, alternative_name }) => prefix ?? alternative_name)
  );
}

/** Finds the interface, or the first in each line below it, with the event handler property. */
function listHandlerOwners(
  interfaceName: string,
  handler: string,
  context: ReferenceContext,
  depth = 0,
): string[] {
  if (context.data.idl().findMember(interfaceName, handler)) return [interfaceName];
  if (depth > LONGEST_CHAIN) return [];
  return context.platform
    .listChildInterfaces(interfaceName)
    .flatMap((child) => listHandlerOwners(child, handler, context, depth + 1));
}

function describeEventType(name: string, context: ReferenceContext): string {
  const parents: string[] = [];
  let parent = context.platform.findParentInterface(name);
  while (parent !== null && parents.length < LONGEST_CHAIN) {
    parents.push(linkInterface(parent, context));
    parent = context.platform.findParentInterface(parent);
  }
  const event = `${toArticle(name)} ${linkInterface(name, context)} object`;
  return sentence(
    parents.length === 0 ? event : `${event}. It inherits from ${joinWords(parents)}`,
  );
}

/** Renders the attributes of the event object, without those of `Event`. */
function renderEventProperties(name: string, context: ReferenceContext): string {
  if (name === GENERIC) return "";
  const members = context.data.idl().findContainer(name)?.members ?? [];
  const attributes = members.filter(
    ({ type, special }) => type === "attribute" && special !== "static",
  );
  return renderMembers(
    attributes.map((attribute) => toMember(name, attribute, context)),
    context,
  );
}

function toMember(
  interfaceName: string,
  { name = "", idlType, readonly }: IdlMember,
  context: ReferenceContext,
) {
  const { data, site } = context;
  const key = `api.${interfaceName}.${name}`;
  const page = data.bcd().findByKey(key);
  const isType = idlType && !Array.isArray(idlType);
  return {
    label: code(name),
    slug: page?.slug ?? null,
    key,
    status: page?.key === key ? page.status : [],
    badges: readonly ? renderReadOnly(context) : "",
    summary: isType ? describeType(idlType, { idl: data.idl(), site }) : "",
  };
}

/** Lists the event's behaviour. The first sentence names the interface that it is fired at. */
function listBehaviour(
  { targets, bubbles, isCancelable }: EventFacts,
  context: ReferenceContext,
): Definition[] {
  const fired = joinWords(targets.map((name) => linkInterface(name, context)));
  return [
    { term: "Bubbles", details: toAnswer(bubbles) },
    { term: "Can be canceled", details: toAnswer(isCancelable) },
    { term: "Fired at", details: sentence(fired) },
  ].filter(({ details }) => details !== "");
}

/** Answers yes, no or a condition; empty when unknown. */
function toAnswer(answer: boolean | string | null): string {
  if (answer === null) return "";
  if (typeof answer === "string") return sentence(answer);
  return answer ? "Yes." : "No.";
}
