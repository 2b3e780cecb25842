import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";

export interface Certificate {
  key: string;
  cert: string;
}

export interface CertificateOptions {
  names: readonly string[];
  /** Milliseconds since 1970; a day ago and tomorrow when left out. */
  from?: number;
  until?: number;
}

const DAY_MILLISECONDS = 86_400_000;
const OID = {
  commonName: "550403",
  ecdsaWithSha256: "2a8648ce3d040302",
  subjectAltName: "551d11",
  basicConstraints: "551d13",
};

/** A self-signed certificate (X.509 in DER), valid for a day: tests keep no files that run out. */
export function makeCertificate(options: CertificateOptions): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "prime256v1",
  });
  const facts = toFacts(options, publicKey);
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const signature = sign("sha256", facts, privateKey);
  const der = sequence(facts, algorithm, bits(signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: toPem(der),
  };
}

function toFacts({ names, from, until }: CertificateOptions, key: KeyObject): Buffer {
  const now = Date.now();
  const name = toName(names[0] ?? "test");
  return sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    sequence(oid(OID.ecdsaWithSha256)),
    name,
    sequence(time(from ?? now - DAY_MILLISECONDS), time(until ?? now + DAY_MILLISECONDS)),
    name,
    key.export({ type: "spki", format: "der" }),
    tagged(
      0xa3,
      sequence(
        extension(OID.basicConstraints, sequence(tagged(0x01, Buffer.from([0xff])))),
        extension(OID.subjectAltName, sequence(...names.map(toAltName))),
      ),
    ),
  );
}

function toName(name: string): Buffer {
  const value = tagged(0x0c, Buffer.from(name));
  return sequence(tagged(0x31, sequence(oid(OID.commonName), value)));
}

function toAltName(name: string): Buffer {
  return tagged(0x82, Buffer.from(name));
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), tagged(0x04, value));
}

/** GeneralizedTime, in UTC. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, "").slice(0, 14);
  return tagged(0x18, Buffer.from(`${digits}Z`));
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, "hex"));
}

function bits(content: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), content]));
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function toPem(der: Buffer): string {
  const lines = der.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join(
    "\n",
  );
}
