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
 * Assembles WebAssembly text and returns the module as a data URL.
 * @throws Error with the message and position of a fault in the text.
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
