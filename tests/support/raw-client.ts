import { connect, type Socket } from "node:net";

export interface RawExchange {
  /** Statuses of all responses on the connection. */
  statuses: number[];
  text: string;
}

/** Opens a connection and sends raw bytes. */
export function openRaw(origin: string, bytes: string | Uint8Array): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(bytes, () => resolve(socket));
    });
    // The server may reset the connection at any moment.
    socket.on("error", reject);
  });
}

/** Ends the preceding request, whatever it is, and the connection. */
const LAST_REQUEST =
  "\r\n\r\nGET /healthz HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n";

/** Sends raw bytes followed by a valid request; reads until the server closes. */
export async function sendRaw(origin: string, bytes: Uint8Array): Promise<RawExchange> {
  const last = Buffer.from(LAST_REQUEST);
  return readToEnd(await openRaw(origin, Buffer.concat([bytes, last])));
}

/** Reads everything until the server closes the connection. */
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
