import { createHash } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import net from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { RequestListener } from "node:http";
import { describe, expect, test, vi } from "vitest";
import {
  startScannedSite,
  type ScannedSiteOptions,
} from "../../../../tests/support/scanned-site";
import { getGraded } from "../engine/capture";
import { PRELOADS } from "../engine/test-capture";
import { judgeCapture } from "../engine/tests.server";
import { isPublicAddress } from "./addresses.server";
import { captureSite, CORS_ORIGIN, type CapturedSite } from "./capture-site.server";
import { createFetchRules } from "./create-fetch-rules.server";
import { FETCH_LIMITS } from "./limits";

const SITE = { host: "site.test", port: null, path: "/" };
const PAGE = "<!doctype html><title>Page</title>";

/** Limits that a test reaches soon. */
const SOON = { ...FETCH_LIMITS, sessionMilliseconds: 400, scanMilliseconds: 1000 };

const answerPage: RequestListener = (_request, response) => {
  response.setHeader("Content-Type", "text/html");
  response.end(PAGE);
};

const toHttps: RequestListener = (request, response) => {
  const { host = "" } = request.headers;
  response.writeHead(301, { Location: `https://${host}${request.url ?? ""}` }).end();
};

async function capture(options: ScannedSiteOptions, site = SITE) {
  await using scanned = await startScannedSite(options);
  const captured = await captureSite(site, scanned.rules);
  return { captured, requests: scanned.requests };
}

/** The message of the error that a scan ends with. */
async function readFailure(options: ScannedSiteOptions): Promise<string> {
  await using scanned = await startScannedSite(options);
  try {
    await captureSite(SITE, scanned.rules);
    return "none";
  } catch (error) {
    return String(error);
  }
}

const DOWN = "ScanError: The site seems to be down.";
const REFUSED = "SiteError: Invalid hostname";

describe("a site", () => {
  test("is asked over both schemes, and for another origin", async () => {
    const { captured, requests } = await capture({ http: toHttps, https: answerPage });
    expect(captured.http.hops).toEqual([
      { url: "http://site.test/", status: 301 },
      { url: "https://site.test/", status: 200 },
    ]);
    expect(captured.https).toMatchObject({
      isVerified: true,
      certificateError: null,
      response: { status: 200, body: PAGE, isText: true },
    });
    expect(requests.toSorted()).toEqual([
      "GET http://site.test/",
      "GET https://site.test/",
      "GET https://site.test/",
      "OPTIONS https://site.test/",
    ]);
    const judged = judgeCapture(captured, PRELOADS);
    expect(judged.redirection.result).toBe("redirection-to-https");
  });

  test("keeps its cookies on the way, and gets them back", async () => {
    const cookies: string[] = [];
    const answer: RequestListener = (request, response) => {
      cookies.push(request.headers.cookie ?? "");
      if (request.url !== "/") return void response.end(PAGE);
      response.writeHead(302, { Location: "/b", "Set-Cookie": "a=1; Secure" }).end();
    };
    const { captured } = await capture({ https: answer });
    expect(cookies.slice(0, 2)).toEqual(["", "a=1"]);
    expect(captured.https.cookies).toMatchObject([{ name: "a", secure: true }]);
  });

  test("that lets every origin in is found", async () => {
    const origins: unknown[] = [];
    const answer: RequestListener = (request, response) => {
      const { origin } = request.headers;
      if (request.method === "OPTIONS") origins.push(origin);
      response.setHeader("Access-Control-Allow-Origin", origin ?? "none");
      response.setHeader("Access-Control-Allow-Credentials", "true");
      response.end(PAGE);
    };
    const { captured } = await capture({ https: answer });
    expect(origins).toEqual([CORS_ORIGIN]);
    expect(judgeCapture(captured, PRELOADS)["cross-origin-resource-sharing"].result).toBe(
      "cross-origin-resource-sharing-implemented-with-universal-access",
    );
  });

  test.each([
    [307, "OPTIONS"],
    [303, "GET"],
  ])("that leads another origin elsewhere by %i is followed", async (status, method) => {
    const asked: string[] = [];
    const answer: RequestListener = (request, response) => {
      if (request.method === "OPTIONS" && request.url === "/")
        return void response.writeHead(status, { Location: "/cors" }).end();
      if (request.url === "/cors") {
        asked.push(`${String(request.method)} ${String(request.headers.origin)}`);
        response.setHeader("Access-Control-Allow-Origin", "*");
      }
      response.end(PAGE);
    };
    const { captured } = await capture({ https: answer });
    expect(asked).toEqual([`${method} ${CORS_ORIGIN}`]);
    expect(captured.cors).toMatchObject({ "access-control-allow-origin": "*" });
  });

  test("that leads another origin in a circle gives no answer to it", async () => {
    let questions = 0;
    const answer: RequestListener = (request, response) => {
      if (request.method !== "OPTIONS") return void response.end(PAGE);
      questions += 1;
      response.writeHead(302, { Location: "/" }).end();
    };
    const { captured } = await capture({ https: answer });
    expect([captured.cors, questions]).toEqual([null, 11]);
  });

  test.each([
    ["gzip", gzipSync(PAGE)],
    ["br", brotliCompressSync(PAGE)],
    ["identity", Buffer.from(PAGE)],
    // Every object has a property of this name.
    ["constructor", Buffer.from(PAGE)],
  ])("may send its page as %s", async (encoding, body) => {
    const { captured } = await capture({
      https: (_request, response) => {
        response.setHeader("Content-Encoding", encoding);
        response.end(body);
      },
    });
    expect(captured.https.response?.body).toBe(PAGE);
  });

  test("without an address is asked with www.", async () => {
    const { captured } = await capture({
      https: answerPage,
      rules: {
        resolve: (host) =>
          host.startsWith("www.")
            ? Promise.resolve(["127.0.0.1"])
            : Promise.reject(new Error("ENOTFOUND")),
      },
    });
    expect(captured).toMatchObject({ site: { host: "www.site.test" }, isOnWww: true });
  });

  test("without any address can't be resolved", async () => {
    const resolve = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await readFailure({ https: answerPage, rules: { resolve } })).toBe(
      "SiteError: site.test cannot be resolved",
    );
  });

  test("that says where it does not go is graded there", async () => {
    const { captured } = await capture({
      https: (_request, response) => response.writeHead(302).end(),
    });
    expect(captured.https.hops).toEqual([{ url: "https://site.test/", status: 302 }]);
  });

  test.each([
    [500, "ScanError: Site did respond with an unexpected HTTP status code 500."],
    [404, "ScanError: Site did respond with an unexpected HTTP status code 404."],
    [401, "none"],
    [403, "none"],
  ])("that answers %i: %s", async (status, failure) => {
    const https: RequestListener = (_request, response) =>
      response.writeHead(status).end();
    expect(await readFailure({ http: answerPage, https })).toBe(failure);
  });
});

/** Twins, on this machine, of the cases of the public suite that need the public internet. */
describe("the network cases of the public suite", () => {
  test("a port of its own behind two redirects: verified, three hops over HTTP", async () => {
    const host = "generalmagic.space";
    let port = 0;
    await using scanned = await startScannedSite({
      certificate: { names: [host] },
      http: toHttps,
      https: (request, response) => {
        if (request.headers.host !== host) return answerPage(request, response);
        response.writeHead(301, { Location: `https://${host}:${port}/test` }).end();
      },
    });
    port = scanned.rules.defaultPorts.https;
    const rules = { ...scanned.rules, isOpened: () => true };
    const captured = await captureSite({ host, port, path: "/test" }, rules);
    const last = { url: `https://${host}:${port}/test`, status: 200 };
    expect(captured.http).toMatchObject({
      isVerified: true,
      hops: [
        { url: `http://${host}/test`, status: 301 },
        { url: `https://${host}/test`, status: 301 },
        last,
      ],
    });
    expect(captured.https).toMatchObject({ isVerified: true, hops: [last] });
  });

  test("a page behind a slash: three hops, the last of them HTML", async () => {
    const host = "developer.mozilla.org";
    const { captured } = await capture(
      {
        certificate: { names: [host] },
        http: toHttps,
        https: (request, response) => {
          if (request.url === "/en-US/") return answerPage(request, response);
          response.writeHead(302, { Location: "/en-US/" }).end();
        },
      },
      { host, port: null, path: "/en-US" },
    );
    expect(captured.http.hops).toEqual([
      { url: `http://${host}/en-US`, status: 301 },
      { url: `https://${host}/en-US`, status: 302 },
      { url: `https://${host}/en-US/`, status: 200 },
    ]);
    expect(captured.http.response).toMatchObject({
      status: 200,
      headers: { "content-type": "text/html" },
    });
  });

  test("a name that is resolved to nothing, and a machine that is off", async () => {
    const resolve = () => Promise.resolve([]);
    expect(await readFailure({ rules: { resolve } })).toBe(
      "SiteError: site.test cannot be resolved",
    );
    expect(await readFailure({ http: null, https: null })).toBe(DOWN);
  });

  test("an expired certificate: the answer that is graded is not verified", async () => {
    const from = Date.now() - 2 * 86_400_000;
    const { captured } = await capture({
      certificate: { names: ["site.test"], from, until: from + 1000 },
      https: answerPage,
    });
    expect(getGraded(captured)).toMatchObject({
      isVerified: false,
      certificateError: "CERT_HAS_EXPIRED",
    });
  });
});

describe("headers of one's own", () => {
  async function listSchemes(headers: Record<string, string>, isForHttpToo: boolean) {
    const seen: string[] = [];
    const note =
      (scheme: string, answer: RequestListener): RequestListener =>
      (request, response) => {
        const { host = "", "x-key": key } = request.headers;
        if (key !== undefined) seen.push(`${scheme}://${host}`);
        answer(request, response);
      };
    const leave: RequestListener = (request, response) => {
      if (request.headers.host === "other.test") return void response.end(PAGE);
      response.writeHead(302, { Location: "https://other.test/" }).end();
    };
    await capture({
      http: note("http", answerPage),
      https: note("https", leave),
      rules: { extraHeaders: { headers, isForHttpToo } },
    });
    return seen.toSorted();
  }

  test("go to the scanned host, over HTTPS unless told otherwise", async () => {
    expect(await listSchemes({ "X-Key": "1" }, false)).toEqual(["https://site.test"]);
    expect(await listSchemes({ "X-Key": "1" }, true)).toEqual([
      "http://site.test",
      "https://site.test",
    ]);
    expect(await listSchemes({}, false)).toEqual([]);
  });
});

describe("a port of its own", () => {
  test.each(["http", "https"] as const)("speaks %s", async (scheme) => {
    await using scanned = await startScannedSite({ [scheme]: answerPage });
    const { rules } = scanned;
    const port = rules.defaultPorts[scheme];
    const captured = await captureSite(
      { ...SITE, port },
      { ...rules, isOpened: () => true },
    );
    const other = scheme === "http" ? "https" : "http";
    expect(captured[scheme].response?.status).toBe(200);
    expect(captured[other].response).toBeNull();
  });

  test("is refused unless it is one of those allowed", async () => {
    await using scanned = await startScannedSite({ https: answerPage });
    await expect(captureSite({ ...SITE, port: 22 }, scanned.rules)).rejects.toThrow(
      "site.test is invalid: only ports 80, 443 can be scanned",
    );
    expect(scanned.requests).toEqual([]);
  });

  test.each([
    ["followed to an opened network", true, 200],
    ["not followed elsewhere", false, undefined],
  ])("in a redirect is %s", async (_outcome, isOpen, status) => {
    let port = 0;
    await using scanned = await startScannedSite({
      http: (request, response) => {
        if (request.url !== "/") return void response.end(PAGE);
        response.writeHead(302, { Location: `http://other.test:${port}/b` }).end();
      },
      https: answerPage,
    });
    port = scanned.rules.defaultPorts.http;
    const rules = { ...scanned.rules, isOpened: () => isOpen };
    const captured = await captureSite(SITE, rules);
    expect(captured.http.response?.status).toBe(status);
  });

  test("is asked over HTTP too when it says nothing to TLS", async () => {
    // Waits for the end of the head, whatever comes before it.
    const silent = net.createServer((socket) => {
      let head = "";
      socket.on("data", (bytes) => {
        head += bytes.toString("latin1");
        if (head.endsWith("\r\n\r\n")) socket.end("HTTP/1.1 204 No Content\r\n\r\n");
      });
    });
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as net.AddressInfo;
    await using scanned = await startScannedSite({});
    const rules = { ...scanned.rules, isOpened: () => true, limits: SOON };
    const captured = await captureSite({ ...SITE, port }, rules);
    expect(captured.http.response?.status).toBe(204);
    silent.close();
  });

  test("where nothing listens is down", async () => {
    await using scanned = await startScannedSite({});
    const { http: port } = scanned.rules.defaultPorts;
    const rules = { ...scanned.rules, isOpened: () => true };
    await expect(captureSite({ ...SITE, port }, rules)).rejects.toMatchObject({
      code: "site-down",
    });
  });
});

describe("a certificate", () => {
  const past = Date.now() - 86_400_000;

  test.each([
    ["that has expired", { until: past, from: past - 1000 }, "CERT_HAS_EXPIRED"],
    ["of another name", { names: ["x.test"] }, "ERR_TLS_CERT_ALTNAME_INVALID"],
  ])("%s is told", async (_kind, certificate, code) => {
    const options = { http: toHttps, https: answerPage };
    const { captured } = await capture({
      ...options,
      certificate: { names: ["site.test"], ...certificate },
    });
    expect(captured.https).toMatchObject({ isVerified: false, certificateError: code });
    expect(captured.https.response?.body).toBe(PAGE);
    const judged = judgeCapture(captured, PRELOADS);
    expect(judged["strict-transport-security"].result).toBe("hsts-invalid-cert");
    expect(judged.redirection.result).toBe("redirection-invalid-cert");
  });

  test("that nobody vouches for is told", async () => {
    await using scanned = await startScannedSite({ https: answerPage });
    const { ca, ...rules } = scanned.rules;
    expect(ca).toContain("CERTIFICATE");
    const captured = await captureSite(SITE, rules);
    expect(captured.https.certificateError).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  });
});

describe("a site that misbehaves", () => {
  const limits = { ...FETCH_LIMITS, bodyBytes: 1000 };

  test("by never answering is down", async () => {
    const never: RequestListener = () => undefined;
    expect(
      await readFailure({ http: never, https: never, rules: { limits: SOON } }),
    ).toBe(DOWN);
  });

  test("by an endless body is read up to the limit", async () => {
    let isClosed = false;
    const endless: RequestListener = (request, response) => {
      response.on("close", () => (isClosed = true));
      const write = () => {
        while (!response.destroyed && response.write("x".repeat(100)));
        response.once("drain", write);
      };
      if (request.method === "GET") write();
      else response.end();
    };
    const { captured } = await capture({ https: endless, rules: { limits } });
    expect(captured.https.response?.body).toBe("x".repeat(1000));
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  test("by a body that grows when it is unpacked is read up to the limit", async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, "x"));
    const { captured } = await capture({
      https: (_request, response) => {
        response.setHeader("Content-Encoding", "gzip");
        response.end(bomb);
      },
      rules: { limits },
    });
    expect(captured.https.response?.body).toBe("x".repeat(1000));
  });

  test("by a broken encoding has an empty page", async () => {
    const { captured } = await capture({
      https: (_request, response) => {
        response.setHeader("Content-Encoding", "gzip");
        response.end("no gzip");
      },
    });
    expect(captured.https.response).toMatchObject({ status: 200, body: "" });
  });

  const drip: RequestListener = (_request, response) => {
    const timer = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(timer));
  };

  test("by a body that drips is down when its time is over", async () => {
    expect(await readFailure({ https: drip, rules: { limits: SOON } })).toBe(DOWN);
  });

  test("by a body that drips has no more time after a collection of garbage", async () => {
    setFlagsFromString("--expose-gc");
    const collecting = setInterval(runInNewContext("gc") as () => void, 20);
    const limits = { ...SOON, scanMilliseconds: 60_000 };
    expect(await readFailure({ https: drip, rules: { limits } })).toBe(DOWN);
    clearInterval(collecting);
  });

  test("by redirects in a circle is followed ten times", async () => {
    const { captured, requests } = await capture({
      https: (request, response) =>
        response.writeHead(302, { Location: request.url ?? "" }).end(),
    });
    expect(captured.https.hops).toHaveLength(11);
    expect(captured.https.response?.status).toBe(302);
    expect(requests.filter((line) => line.startsWith("GET"))).toHaveLength(11);
  });

  test("by 10,000 headers is down", async () => {
    const many: RequestListener = (_request, response) => {
      for (let at = 0; at < 10_000; at += 1) response.setHeader(`X-${at}`, "value");
      response.end(PAGE);
    };
    expect(await readFailure({ https: many })).toBe(DOWN);
  });

  test("by an answer that is not HTTP is down", async () => {
    const broken: RequestListener = (request) => request.socket.end("220 mail\r\n");
    expect(await readFailure({ http: broken })).toBe(DOWN);
  });

  test("by bytes that are no text is told", async () => {
    const { captured } = await capture({
      https: (_request, response) => {
        response.setHeader("Content-Type", "text/html; charset=nonsense");
        response.end(createHash("sha256").digest().fill(0));
      },
    });
    expect(captured.https.response?.isText).toBe(false);
  });

  test.each([
    ["utf-16le", [0xff, 0xfe], Buffer.from(PAGE, "utf16le")],
    ["utf-16be", [0xfe, 0xff], Buffer.from(PAGE, "utf16le").swap16()],
  ])("by text in %s that only its mark tells is read", async (_charset, mark, text) => {
    const { captured } = await capture({
      https: (_request, response) => {
        response.setHeader("Content-Type", "text/html");
        response.end(Buffer.concat([Buffer.from(mark), text]));
      },
    });
    expect(captured.https.response).toMatchObject({ body: PAGE, isText: true });
  });

  test("by a name server that never answers can't be resolved", async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await readFailure({ rules: { resolve, limits: SOON } })).toBe(
      "SiteError: site.test cannot be resolved",
    );
  });
});

describe("a private address", () => {
  const isAllowed = isPublicAddress;

  const PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "169.254.170.2",
    "100.64.0.1",
    "100.100.100.200",
    "168.63.129.16",
    "0.0.0.0",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "100::1",
    "64:ff9b::7f00:1",
    "64:ff9b::169.254.169.254",
    "64:ff9b:1::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "::ffff:8.8.8.8",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "5f00::1",
    "no address",
    "",
  ];

  test.each(PRIVATE)("is no public one: %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test("behind a public name is never reached", async () => {
    await using scanned = await startScannedSite({ http: answerPage, https: answerPage });
    for (const address of PRIVATE) {
      const resolve = () => Promise.resolve([address]);
      const rules = { ...scanned.rules, resolve, isAllowed };
      await expect(captureSite(SITE, rules)).rejects.toThrow("Invalid hostname");
    }
    expect(scanned.requests).toEqual([]);
  });

  test.each(["93.184.216.34", "8.8.8.8", "2606:4700::1", "2001:4860:4860::8888"])(
    "is not what a public one is: %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test("among public ones refuses the name", async () => {
    const resolve = () => Promise.resolve(["8.8.8.8", "127.0.0.1"]);
    expect(await readFailure({ https: answerPage, rules: { resolve, isAllowed } })).toBe(
      REFUSED,
    );
  });

  test.each([
    "http://10.0.0.1/",
    "https://inside.test/",
    "http://[::1]/",
    "http://167772161/",
    "file:///etc/passwd",
    "ftp://site.test/",
    "http://site.test:22/",
    "gopher://x/",
  ])("is not reached by a redirect to %s", async (target) => {
    const asked: string[] = [];
    const redirect: RequestListener = (_request, response) =>
      response.writeHead(302, { Location: target }).end();
    await using scanned = await startScannedSite({
      http: redirect,
      https: answerPage,
      rules: {
        isAllowed: (address) => address === "127.0.0.1",
        resolve: (host) => {
          asked.push(host);
          return Promise.resolve([host === "site.test" ? "127.0.0.1" : "10.0.0.1"]);
        },
      },
    });
    const captured = await captureSite(SITE, scanned.rules);
    expect(captured.http.response).toBeNull();
    expect(captured.http.hops).toEqual([{ url: "http://site.test/", status: 302 }]);
    expect(asked.filter((host) => host !== "site.test").length).toBeLessThan(2);
    expect(scanned.requests.filter((line) => line.includes("GET http:"))).toHaveLength(1);
  });

  test("is not reached by a name whose address changes", async () => {
    const answers = ["127.0.0.1", "10.0.0.1", "10.0.0.1"];
    let count = 0;
    const loop: RequestListener = (request, response) => {
      if (request.url === "/") response.writeHead(302, { Location: "/again" }).end();
      else response.end(PAGE);
    };
    await using scanned = await startScannedSite({
      http: loop,
      https: loop,
      rules: { resolve: () => Promise.resolve([answers[count++] ?? "10.0.0.1"]) },
    });
    const captured: CapturedSite = await captureSite(SITE, scanned.rules);
    expect(captured.https.hops).toHaveLength(2);
    // Asked once: the checked address is the one that every connection is made to.
    expect(count).toBe(1);
  });

  test("user names in a redirect are dropped", async () => {
    const seen: unknown[] = [];
    const answer: RequestListener = (request, response) => {
      seen.push(request.headers.authorization);
      if (request.url !== "/") return void response.end(PAGE);
      response.writeHead(302, { Location: "https://me:secret@site.test/b" }).end();
    };
    const { captured } = await capture({ https: answer });
    expect(captured.https.hops.at(-1)?.url).toBe("https://site.test/b");
    expect(seen.every((value) => value === undefined)).toBe(true);
  });
});

describe("a server with an opened network", () => {
  const rules = {
    ...createFetchRules({
      siteOrigin: "https://docs.example",
      isAllowedPrivate: (address) => address.startsWith("127."),
    }),
    resolve: () => Promise.resolve(["8.8.8.8"]),
    limits: SOON,
  };

  test.each(["8.8.8.8", "[2606:4700::1]"])(
    "scans no address elsewhere: %s",
    async (host) => {
      await expect(captureSite({ ...SITE, host }, rules)).rejects.toMatchObject({
        code: "invalid-hostname-ip",
      });
    },
  );

  test("scans no other port elsewhere", async () => {
    await expect(captureSite({ ...SITE, port: 25 }, rules)).rejects.toThrow(
      "site.test is invalid: only ports 80, 443 can be scanned",
    );
  });

  test("scans addresses and ports in it", async () => {
    await using scanned = await startScannedSite({ http: answerPage });
    const site = { ...SITE, host: "127.0.0.1", port: scanned.rules.defaultPorts.http };
    const captured = await captureSite(site, rules);
    expect(captured.http.response?.status).toBe(200);
  });
});

/** A name server that knows one address for each name that begins with "known", and answers nothing else. */
async function startNameServer() {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (message, { port, address }) => {
    // A question begins after the header of 12 bytes: labels with their lengths, type and class.
    const end = message.indexOf(0, 12) + 1;
    const name = message.toString("latin1", 13, end - 1);
    const isV4 = message.readUInt16BE(end) === 1;
    asked.push(name);
    if (!name.startsWith("known")) return;
    const header = Buffer.from(message.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(isV4 ? 1 : 0, 6);
    header.writeUInt32BE(0, 8);
    const answer = isV4 ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 9, 8, 7, 6] : [];
    const question = message.subarray(12, end + 4);
    socket.send(Buffer.concat([header, question, Buffer.from(answer)]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    [Symbol.dispose]: () => void socket.close(),
  };
}

test("asks for public names without the system's few threads for look-ups", async () => {
  using names = await startNameServer();
  const { resolve } = createFetchRules({
    siteOrigin: "https://docs.example",
    isAllowedPrivate: null,
    nameServers: [names.server],
  });
  void Promise.allSettled([resolve("silent.test"), resolve("mute.test")]);
  expect(await resolve("known.test")).toEqual(["9.8.7.6"]);
  expect(names.asked.join()).toMatch(/silent.test.*mute.test/);
});
