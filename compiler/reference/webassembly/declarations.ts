import { memoize } from "../../core/memoize";
import { createIdl, type Idl } from "../data/idl";
import type { ReferenceData } from "../data/reference-data";

/**
 * Declarations that the installed IDL lacks: of the errors, which the interface takes from JavaScript
 * (ECMA-262, section 20.5.6), of the proposals for promise integration and exception handling, and of
 * shared memory (threads).
 */
const ADDITIONS = `
dictionary ErrorOptions { any cause; };
${["CompileError", "LinkError", "RuntimeError", "SuspendError"]
  .map(
    (name) =>
      `[Exposed=*] interface ${name} { constructor(optional DOMString message, optional ErrorOptions options = {}); };`,
  )
  .join("\n")}
[Exposed=*] interface Suspending { constructor(Function jsFunction); };
partial namespace WebAssembly { Function promising(Function wasmFunction); };
partial interface Tag { TagType type(); };
partial dictionary MemoryDescriptor { boolean shared = false; };
typedef Promise<Response> ResponsePromise;
`;

/** Definitions of the installed IDL that the additions and corrections are about. */
const CHANGED = ["Memory", "MemoryDescriptor", "Tag", "WebAssembly"];

/** Declarations that tell only a part, as the installed IDL has them and in full. */
export const CORRECTIONS: readonly (readonly [string, string])[] = [
  // Shared memory has the other kind of buffer.
  ["attribute ArrayBuffer buffer", "attribute (ArrayBuffer or SharedArrayBuffer) buffer"],
  // Web IDL makes a promise of any argument that is none, and allows promises in unions only by name.
  ["Promise<Response> source", "(Response or ResponsePromise) source"],
];

const KNOWN = new WeakMap<ReferenceData, ReferenceData>();

/** Returns the data with all declarations of the JavaScript interface; the same for equal data. */
export function toWasmData(data: ReferenceData): ReferenceData {
  const known = KNOWN.get(data);
  if (known) return known;
  const whole = { ...data, idl: memoize(() => completeIdl(data.idl())) };
  KNOWN.set(data, whole);
  return whole;
}

/** Definitions are still formatted as the standards write them. */
function completeIdl(base: Idl): Idl {
  const own = createIdl([...CHANGED.flatMap(base.listSources).map(toWhole), ADDITIONS]);
  const pick = (name: string): Idl => (own.listSources(name).length > 0 ? own : base);
  return {
    ...base,
    findContainer: (name) => pick(name).findContainer(name),
    findMember: (name, member) => pick(name).findMember(name, member),
    listOverloads: (name, member) => pick(name).listOverloads(name, member),
    findTypedef: (name) => pick(name).findTypedef(name),
    listSources: (name) => pick(name).listSources(name),
  };
}

function toWhole({ text }: { text: string }): string {
  return CORRECTIONS.reduce((whole, [part, full]) => whole.replaceAll(part, full), text);
}
