import { expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { choosePort } from "./choose-port.server";

async function read(env: Record<string, string>) {
  const { PORT, SITE_ORIGIN } = readConfig(await choosePort(env));
  return { PORT, SITE_ORIGIN };
}

test("names the chosen port in the site's origin, so that sign-in and links lead there", async () => {
  const { PORT, SITE_ORIGIN } = await read({ PORT: "0", SITE_ORIGIN: "" });
  expect(PORT).toBeGreaterThan(0);
  expect(SITE_ORIGIN).toBe(`http://localhost:${PORT}`);
});

test.each([
  [{ PORT: "0", SITE_ORIGIN: "https://docs.example.org" }, 0],
  [{ PORT: "4000" }, 4000],
  [{}, 3000],
])("leaves %j as it is", async (env, port) => {
  expect(await choosePort(env)).toEqual(env);
  expect((await read(env as Record<string, string>)).PORT).toBe(port);
});
