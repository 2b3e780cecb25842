import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createLogger } from "~/http/logging/create-logger.server";
import { openOperatorServices } from "./open-operator-services.server";

test.each([
  [undefined, 0],
  [tmpdir(), 0],
  [join(tmpdir(), "no-such-folder"), 1],
  [import.meta.filename, 1],
])("warns of archives that can't be in DOWNLOADS_DIR=%s: %i", (folder, warnings) => {
  const logger = createLogger({ level: "silent" });
  const warn = vi.spyOn(logger, "warn");
  const config = { DATA_DIR: tmpdir(), ...(folder && { DOWNLOADS_DIR: folder }) };
  openOperatorServices({ config, logger });
  expect(warn).toHaveBeenCalledTimes(warnings);
});
