import { readStoreSetup } from "~/content-store/compile-state.server";
import { readMemory } from "../incremental/memory";
import { readInputs, type Inputs, type Recalled } from "./compile-job";
import type { CompileSession } from "./compile-session";
import type { CompileOptions } from "./last-compile";
import { toFingerprints } from "./source-state";

/**
 * Looks up the state of the last compile for work that writes no page into the store: pages with notes for
 * authors and pages without are remembered alike.
 */
export function recallForReading(
  options: CompileOptions,
  session: CompileSession,
): Recalled {
  const inputs = readInputs(options, session);
  const setups = [inputs.fingerprints.setup, toOtherSetup(options, inputs)];
  return { ...inputs, changed: null, memory: readMemory(options.storeFile, setups) };
}

/** True when WRITER_MODE alone keeps the pages of the store from being used. */
export function isOfOtherMode(
  options: CompileOptions,
  inputs: Pick<Inputs, "state">,
): boolean {
  return readStoreSetup(options.storeFile) === toOtherSetup(options, inputs);
}

/** Returns the fingerprint of the setup with WRITER_MODE switched. */
function toOtherSetup(options: CompileOptions, { state }: Pick<Inputs, "state">): string {
  return toFingerprints({ ...options, isForWriters: !options.isForWriters }, state).setup;
}
