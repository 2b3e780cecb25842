export interface E2eSite {
  name: string;
  port: number;
  /** The shipped content when left out. */
  contentRoot?: string;
}

/** E2E_PORT lets two checkouts run their browser tests on one machine. */
const FIRST_PORT = Number(process.env["E2E_PORT"] ?? 3210);

/** The two sites that the browser tests run against: our own small one, and the shipped one. */
export const FIXTURE_SITE: E2eSite = {
  name: "fixture",
  port: FIRST_PORT,
  contentRoot: "tests/fixtures/site/files",
};
export const SHIPPED_SITE: E2eSite = { name: "shipped", port: FIRST_PORT + 1 };

export function toOrigin({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}

/** Kept from run to run: only content that has changed is compiled again. */
export function toDataDir({ name }: E2eSite): string {
  return `.cache/e2e/${name}`;
}

/** Readers and what they leave: every run begins with none. */
export function toDatabaseUrl({ name }: E2eSite): string {
  return `sqlite:test-results/users-${name}.sqlite`;
}
