import { openDatabase } from "~/database/open-database.server";
import { compareLoads, describe } from "./measure-load";
import { startServer } from "./start-server";
import { signIn } from "../support/sign-in";

const SECONDS = 3;
/** Enough that no reader reaches a rate limit. */
const READERS = 200;

/** Measures uncached calls: whoami, search, and a write, by readers with many addresses. */
export async function benchServices(dataDir: string): Promise<Record<string, unknown>> {
  const cookies = await createReaders(dataDir);
  const server = await startServer(dataDir, { SESSION_SECRET: "a secret ".repeat(4) });
  const pick = (number: number) => cookies[number % cookies.length] ?? "";
  const anywhere = (number: number) => ({
    "x-forwarded-for": `203.${number % 250}.${Math.floor(number / 250) % 250}.1`,
  });
  try {
    const figures = await compareLoads(
      {
        anonymous: { server, load: { url: "/api/v1/whoami" } },
        reader: { server, load: { url: "/api/v1/whoami", headers: { cookie: pick(0) } } },
        search: {
          server,
          load: {
            url: "/api/v1/search",
            varyHeaders: anywhere,
            varyPath: (number) => `/api/v1/search?q=page_${number % 200}&locale=en-US`,
          },
        },
        write: {
          server,
          load: {
            url: "/api/v2/collections/",
            method: "POST",
            status: 201,
            headers: { "content-type": "application/json" },
            varyBody: (number) => `{"name":"Bench ${number} ${performance.now()}"}`,
            varyHeaders: (number) => ({ ...anywhere(number), cookie: pick(number) }),
          },
        },
      },
      SECONDS,
    );
    return {
      ...describe("whoami, nobody", figures.anonymous),
      ...describe("whoami, a reader", figures.reader),
      ...describe("search", figures.search),
      ...describe("a collection made", figures.write),
    };
  } finally {
    await server.stop();
  }
}

async function createReaders(dataDir: string): Promise<string[]> {
  const database = openDatabase({ url: undefined, dataDir, onError: console.error });
  await database.migrate();
  const cookies: string[] = [];
  for (let number = 0; number < READERS; number++) {
    const plan = "mdn_plus_5m";
    cookies.push((await signIn(database, { name: `bench-${number}`, plan })).cookie);
  }
  await database.close();
  return cookies;
}
