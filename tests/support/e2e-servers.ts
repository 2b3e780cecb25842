/** E2E_PORT lets two checkouts run their browser tests on one machine. */
const FIRST_PORT = Number(process.env["E2E_PORT"] ?? 3210);

/** The two sites that the browser tests run against: our own small one, and the shipped one. */
export const FIXTURE_SITE = {
  port: FIRST_PORT,
  contentRoot: "tests/fixtures/site/files",
};
export const SHIPPED_SITE = { port: FIRST_PORT + 1 };

export function toOrigin({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}
