import createWabt from "wabt";

const FEATURES = {
  exceptions: true,
  gc: true,
  memory64: true,
  tail_call: true,
  threads: true,
  extended_const: true,
  relaxed_simd: true,
  function_references: true,
};

/**
 * WebAssembly text as a module in a data URL.
 *
 * @throws Error that says what is wrong with the text, and where.
 */
export async function assembleWat(text: string): Promise<string> {
  const wabt = await createWabt();
  const module = wabt.parseWat("example.wat", text, FEATURES);
  try {
    module.resolveNames();
    module.validate();
    return toDataUrl(module.toBinary({}).buffer);
  } finally {
    module.destroy();
  }
}

function toDataUrl(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:application/wasm;base64,${btoa(characters.join(""))}`;
}
