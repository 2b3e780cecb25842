// Exits with 0 while the server can serve pages.
const { status } = await globalThis
  .fetch(`http://127.0.0.1:${process.env["PORT"] || 3000}/readyz/pages`)
  .catch(() => ({ status: 0 }));
process.exit(status === 200 ? 0 : 1);
