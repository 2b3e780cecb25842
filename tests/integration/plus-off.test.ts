import { afterAll, beforeAll, expect, test } from "vitest";
import { listFeatures } from "~/domain/site/site-features";
import { ALL_FLAGS_ON } from "../support/all-flags-on";
import { openSite, type OpenSite } from "../support/open-site";
import { signIn } from "../support/sign-in";
import type { Site } from "../support/start-site";

const PAGE = "/en-US/docs/Web";

let opened: OpenSite;
/** The same site without the paid tier. */
let without: Site;
let cookie: string;

beforeAll(async () => {
  opened = await openSite({ pages: { [PAGE]: "Web." } });
  const features = listFeatures({ ...ALL_FLAGS_ON, PLUS_ENABLED: false });
  without = await opened.start({ config: { features, hasAiHelpLinks: false } });
  ({ cookie } = await signIn(opened.database, { isSecure: true }));
}, 120_000);

afterAll(() => opened.close());

async function read(site: Site): Promise<string> {
  return (await site.get(PAGE, { cookie })).text();
}

/** Readers sign in there too, to share code; what saves pages is a part of Plus. */
test("links a signed-in reader's document to nothing of Plus where that is off", async () => {
  const saves = (await read(opened.site)).includes(`href="/en-US/plus/collections/save?`);
  expect(saves).toBe(true);
  const links = (await read(without)).match(/(?:href|action)="[^"]*"/g) ?? [];
  expect(links).toContain(`action="/users/fxa/login/logout/"`);
  expect(links.filter((link) => link.includes("/plus"))).toEqual([]);
});
