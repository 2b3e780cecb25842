export interface E2eSite {
  name: string;
  port: number;
  /** Defaults to the shipped content. */
  contentRoot?: string;
}

/** E2E_PORT allows two checkouts to run browser tests on one machine. */
const FIRST_PORT = Number(process.env["E2E_PORT"] ?? 3210);

/** The two sites of the browser tests: the fixture site and the shipped content. */
export const FIXTURE_SITE: E2eSite = {
  name: "fixture",
  port: FIRST_PORT,
  contentRoot: "tests/fixtures/site/files",
};
export const SHIPPED_SITE: E2eSite = { name: "shipped", port: FIRST_PORT + 1 };

export function toOrigin({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}

/** Kept between runs, so that only changed content is compiled. */
export function toDataDir({ name }: E2eSite): string {
  return `.cache/e2e/${name}`;
}

/** User database, which starts empty in every run. */
export function toDatabaseUrl({ name }: E2eSite): string {
  return `sqlite:test-results/users-${name}.sqlite`;
}
