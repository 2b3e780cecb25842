/** The two sites that the browser tests run against: our own small one, and the shipped one. */
export const FIXTURE_SITE = { port: 3210, contentRoot: "tests/fixtures/site/files" };
export const SHIPPED_SITE = { port: 3211 };

export function toOrigin({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}
