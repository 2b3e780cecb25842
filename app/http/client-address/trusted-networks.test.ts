import { expect, test } from "vitest";
import { parseNetworks, PRIVATE_NETWORKS } from "./trusted-networks.server";

test.each([
  [PRIVATE_NETWORKS, "172.31.0.9", true],
  [PRIVATE_NETWORKS, "172.32.0.9", false],
  [PRIVATE_NETWORKS, "fd00::5", true],
  [PRIVATE_NETWORKS, "2001:db8::1", false],
  ["198.51.100.7, 2001:db8::/32", "198.51.100.7", true],
  ["198.51.100.7, 2001:db8::/32", "2001:db8:5::1", true],
  ["198.51.100.7, 2001:db8::/32", "127.0.0.1", false],
  ["none", "127.0.0.1", false],
  ["0.0.0.0/0", "no address", false],
])("of %s, %s is trusted: %j", (list, address, expected) => {
  expect(parseNetworks(list)?.(address)).toBe(expected);
});

test.each(["", "localhost", "10.0.0.0/33", "::1/129", "10.0.0.1,,::1", "10.0.0.0/8/8"])(
  "refuses the list %j",
  (list) => {
    expect(parseNetworks(list)).toBeNull();
  },
);
