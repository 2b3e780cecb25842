/**
 * One address per country, of a large network there. An ad server that chooses by address gets
 * it instead of the visitor's, so that it learns the country and nothing more.
 */
const ADDRESSES: Readonly<Record<string, string>> = {
  AR: "181.0.0.1",
  AT: "62.178.0.1",
  AU: "1.120.0.1",
  BE: "81.240.0.1",
  BR: "177.0.0.1",
  CA: "24.48.0.1",
  CH: "178.192.0.1",
  CN: "1.80.0.1",
  CZ: "90.176.0.1",
  DE: "2.160.0.1",
  DK: "2.104.0.1",
  ES: "2.136.0.1",
  FI: "91.152.0.1",
  FR: "2.0.0.1",
  GB: "2.24.0.1",
  HK: "1.64.0.1",
  ID: "36.64.0.1",
  IE: "86.40.0.1",
  IL: "79.176.0.1",
  IN: "117.192.0.1",
  IT: "2.32.0.1",
  JP: "1.72.0.1",
  KR: "1.208.0.1",
  MX: "187.128.0.1",
  MY: "60.48.0.1",
  NL: "77.160.0.1",
  NO: "84.208.0.1",
  NZ: "122.56.0.1",
  PH: "112.198.0.1",
  PL: "83.0.0.1",
  PT: "2.80.0.1",
  RU: "2.60.0.1",
  SE: "2.248.0.1",
  SG: "116.86.0.1",
  TH: "1.46.0.1",
  TR: "78.160.0.1",
  TW: "1.160.0.1",
  US: "4.0.0.1",
  VN: "14.160.0.1",
  ZA: "41.0.0.1",
};

/** Stands for all countries without one: a private network (RFC 1918), which is nowhere. */
const UNKNOWN_ADDRESS = "10.0.0.1";

/** @param own Addresses that the operator sets, before the built-in ones. */
export function getRepresentativeAddress(
  country: string,
  own: Readonly<Record<string, string>> = {},
): string {
  return own[country] ?? ADDRESSES[country] ?? UNKNOWN_ADDRESS;
}
