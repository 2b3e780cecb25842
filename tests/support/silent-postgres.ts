import { createServer, type Socket } from "node:net";
import { once } from "node:events";

/** PostgreSQL protocol messages: authentication ok; ready for query. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

export interface SilentPostgres {
  url: string;
  /** Number of connections in total, and of open ones. */
  readonly made: number;
  readonly open: number;
  close(): void;
}

/** Accepts connections and then stays silent: to queries, or (`isSilentAtOnce`) from the start. */
export async function startSilentPostgres({
  isSilentAtOnce = false,
} = {}): Promise<SilentPostgres> {
  const sockets = new Set<Socket>();
  let made = 0;
  const server = createServer((socket) => {
    made += 1;
    sockets.add(socket);
    socket.once("data", () => !isSilentAtOnce && socket.write(WELCOME));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `postgres://reader@127.0.0.1:${port}/site`,
    get made() {
      return made;
    },
    get open() {
      return sockets.size;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
