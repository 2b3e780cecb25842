import { afterEach, beforeEach, expect, test } from "vitest";
import { provideUserDatabase } from "../support/provide-user-database";
import { signIn } from "../support/sign-in";
import { startApi } from "../support/start-api";
import type { Edge } from "../support/start-edge";

const PAGE = {
  loader: () => new Response("<p>", { headers: { "Content-Type": "text/html" } }),
};

const users = provideUserDatabase();
let edge: Edge;

beforeEach(async () => {
  edge = await startApi({
    database: users.database,
    findPage: () => null,
    routes: { page: PAGE },
  });
});

afterEach(async () => {
  await edge.close();
});

/** Returns the image sources that a page allows for a reader with this avatar. */
async function readPictureSources(name: string, avatar_url: string | null) {
  const { cookie, user } = await signIn(users.database, { name, isSecure: true });
  await users.database.query((db) =>
    db.updateTable("users").set({ avatar_url }).where("id", "=", user.id).execute(),
  );
  const { headers } = await edge.get("/page", { cookie });
  const policy = headers.get("content-security-policy") ?? "";
  return /img-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
}

test("allows the origin of the reader's avatar", async () => {
  const url = "https://pictures.example:8443/users/ada.png?size=28;x";
  expect(await readPictureSources("ada", url)).toContain("https://pictures.example:8443");
  const others = await readPictureSources("ben", null);
  expect(others).toContain("'self'");
  expect(others.join(" ")).not.toContain("pictures.example");
});
