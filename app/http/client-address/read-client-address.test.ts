import { expect, test } from "vitest";
import { readClientAddress } from "./read-client-address.server";
import { parseNetworks, PRIVATE_NETWORKS } from "./trusted-networks.server";

const isTrusted = parseNetworks(PRIVATE_NETWORKS) ?? (() => false);

test.each([
  ["a direct client", "198.51.100.7", undefined, "198.51.100.7"],
  ["one that makes up a way", "198.51.100.7", "203.0.113.1", "198.51.100.7"],
  ["one behind our balancer", "10.0.0.2", "203.0.113.1", "203.0.113.1"],
  ["one behind two of ours", "127.0.0.1", "203.0.113.1, 10.0.0.2", "203.0.113.1"],
  ["a liar behind ours", "::1", "192.0.2.9, 203.0.113.1", "203.0.113.1"],
  ["IPv4 inside IPv6", "::ffff:127.0.0.1", "::ffff:203.0.113.1", "203.0.113.1"],
  ["one whose proxy adds the port", "127.0.0.1", "203.0.113.1:4711", "203.0.113.1"],
  ["two ports on the way", "::1", "203.0.113.1:4711, 10.0.0.2:80", "203.0.113.1"],
  ["IPv6 with a port", "10.0.0.2", "[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["IPv6 in brackets", "10.0.0.2", "[2001:db8::1]", "2001:db8:0:0::/64"],
  ["IPv4 inside IPv6 with a port", "::1", "[::ffff:203.0.113.1]:443", "203.0.113.1"],
  ["a port without an address", "127.0.0.1", ":443", "127.0.0.1"],
  ["nonsense behind ours", "127.0.0.1", "<script>", "127.0.0.1"],
  ["our own network alone", "192.168.1.5", "10.0.0.1", "10.0.0.1"],
  ["a socket that is gone", undefined, undefined, ""],
])("finds %s", (_name, remote, forwarded, expected) => {
  expect(readClientAddress(remote, forwarded, isTrusted)).toBe(expected);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::7", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["2001::3:4:5:6:7:8", "2001:0:3:4::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
])("reduces %s to its network", (address, expected) => {
  expect(readClientAddress("fd00::5", address, isTrusted)).toBe(expected);
});

test("ignores the header when no proxy is trusted", () => {
  const isNever = () => false;
  expect(readClientAddress("127.0.0.1", "203.0.113.1", isNever)).toBe("127.0.0.1");
});
