import { expect, test } from "vitest";
import { isLoopback, isLoopbackAddress } from "./loopback";

test.each([
  ["http://localhost:3000", true],
  ["http://docs.localhost", true],
  ["http://127.0.0.1:3000", true],
  ["http://127.8.9.1", true],
  ["https://[::1]:3000", true],
  ["https://docs.example", false],
  ["http://localhost.example", false],
  ["http://127.0.0.1.example", false],
  ["http://10.0.0.1", false],
  ["http://0.0.0.0:3000", false],
  ["no origin", false],
])("decides for %s whether it is a loopback origin: %s", (origin, expected) => {
  expect(isLoopback(origin)).toBe(expected);
});

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["", false],
  ["127.0.0.1.example", false],
  ["127.evil", false],
  ["10.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["::1%eth0", false],
])("decides for %j whether it is a loopback address: %s", (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});
