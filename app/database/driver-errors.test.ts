import { describe, expect, test } from "vitest";
import * as postgres from "./postgres/driver-errors";
import * as sqlite from "./sqlite/driver-errors";

function errorWith(code?: string, message = "x") {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

describe("PostgreSQL", () => {
  test.each([
    "ECONNREFUSED",
    "08006",
    "28P01",
    "3D000",
    "40001",
    "53300",
    "57014",
    "57P01",
    "25006",
    "XX001",
    "CERT_HAS_EXPIRED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  ])("is unavailable for the code %s", (code) => {
    expect(postgres.isUnavailable(errorWith(code))).toBe(true);
  });

  test.each([
    "timeout exceeded when trying to connect",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Query read timeout",
    "The server does not support SSL connections",
  ])("is unavailable for the message %j", (message) => {
    expect(postgres.isUnavailable(errorWith(undefined, message))).toBe(true);
  });

  test.each(["23505", "42P01", "22P02"])(
    "is available for the code %s of a wrong query",
    (code) => {
      expect(postgres.isUnavailable(errorWith(code, "connection terminated"))).toBe(
        false,
      );
    },
  );
});

describe("SQLite", () => {
  test.each([
    "SQLITE_BUSY",
    "SQLITE_BUSY_SNAPSHOT",
    "SQLITE_FULL",
    "SQLITE_IOERR_WRITE",
    "SQLITE_CORRUPT_INDEX",
    "SQLITE_NOTADB",
    "ENOSPC",
  ])("is unavailable for the code %s", (code) => {
    expect(sqlite.isUnavailable(errorWith(code))).toBe(true);
  });

  test.each(["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_ERROR"])(
    "is available for the code %s of a wrong query",
    (code) => {
      expect(sqlite.isUnavailable(errorWith(code))).toBe(false);
    },
  );
});

test.each([
  ["53100", postgres, true],
  ["25006", postgres, true],
  ["57014", postgres, false],
  ["53300", postgres, false],
  ["SQLITE_FULL", sqlite, true],
  ["SQLITE_READONLY_DBMOVED", sqlite, true],
  ["SQLITE_IOERR_WRITE", sqlite, true],
  ["SQLITE_IOERR_READ", sqlite, false],
  ["SQLITE_BUSY", sqlite, false],
] as const)(
  "tells by the code %s whether only reads work",
  (code, engine, isReadOnly) => {
    expect(engine.isReadOnly(errorWith(code))).toBe(isReadOnly);
    expect(engine.isUnavailable(errorWith(code))).toBe(true);
  },
);

test("accepts any thrown value", () => {
  for (const thrown of [null, "text", {}, new Error("x")]) {
    expect(postgres.isUnavailable(thrown)).toBe(false);
    expect(sqlite.isUnavailable(thrown)).toBe(false);
    expect(postgres.isReadOnly(thrown)).toBe(false);
    expect(sqlite.isReadOnly(thrown)).toBe(false);
  }
});
