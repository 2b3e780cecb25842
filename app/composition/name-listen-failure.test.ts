import { expect, test } from "vitest";
import { drain, getPort, listen } from "~/http/server/listen.server";
import { nameListenFailure } from "./name-listen-failure.server";

const answer = () => undefined;

function open(port: number, host: string) {
  return nameListenFailure(listen(answer, { port, host }), {
    port: ["METRICS_PORT", port],
    host: ["METRICS_HOST", host],
  });
}

test("names the variable of a port that is taken", async () => {
  const other = await listen(answer, { port: 0, host: "127.0.0.1" });
  const port = getPort(other);
  await expect(open(port, "127.0.0.1")).rejects.toThrow(
    `METRICS_PORT="${port}" can't be used: expected a port that no other program uses`,
  );
  await drain(other, 0);
});

test.each(["203.0.113.9", "no-host.invalid"])(
  "names the variable of the address %s, which is not this machine's",
  async (host) => {
    await expect(open(0, host)).rejects.toThrow(
      `METRICS_HOST="${host}" can't be used: expected a host name or address of this machine`,
    );
  },
);

test("leaves any other failure as it is", async () => {
  const failure = new RangeError("a bug");
  const named = nameListenFailure(Promise.reject(failure), {
    port: ["PORT", 1],
    host: ["HOST", undefined],
  });
  await expect(named).rejects.toBe(failure);
});
