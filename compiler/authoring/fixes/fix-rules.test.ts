import { expect, test } from "vitest";
import { FIX_RULES } from "./fix-rules";

test.each(Object.entries(FIX_RULES))(
  "the rule of %s is that of the flaw which has this name",
  (name, { describe, suggests = "/en-US/docs/New" }) => {
    expect(describe("/en-US/docs/Old", suggests).check).toBe(name);
  },
);
