import { connect, type Socket } from "node:net";

export interface RawExchange {
  /** Of all answers that came over the connection. */
  statuses: number[];
  text: string;
}

/** Opens a connection and sends bytes as they are. */
export function openRaw(origin: string, bytes: string | Uint8Array): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(bytes, () => resolve(socket));
    });
    // A server may cut off who sends nonsense, at any moment.
    socket.on("error", reject);
  });
}

/** Sends bytes as they are, ends, and reads until the server closes. */
export async function sendRaw(
  origin: string,
  bytes: string | Uint8Array,
): Promise<RawExchange> {
  const socket = await openRaw(origin, bytes);
  socket.end();
  return readToEnd(socket);
}

/** All that the server says until it closes the connection. */
export function readToEnd(socket: Socket): Promise<RawExchange> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => void chunks.push(chunk));
  return new Promise((resolve) => {
    socket.once("close", () => {
      const text = Buffer.concat(chunks).toString("latin1");
      const heads = text.matchAll(/HTTP\/1\.1 (\d{3}) /g);
      resolve({ text, statuses: [...heads].map(([, status]) => Number(status)) });
    });
  });
}
