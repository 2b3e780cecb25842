import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

export interface TcpGate {
  port: number;
  /** Number of connections so far. */
  countConnections(): number;
  /** Forwards everything again. */
  open(): void;
  /** Cuts all connections, and refuses new ones. */
  cut(): void;
  /** Accepts connections, but forwards nothing, as when packets are dropped. */
  hang(): void;
  close(): Promise<void>;
}

/** A TCP proxy that simulates network failures. */
export async function startTcpGate(target: string | { port: number }): Promise<TcpGate> {
  let state: "open" | "cut" | "hanging" = "open";
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    track(socket);
    if (state === "cut") socket.destroy();
    if (state === "open") join(socket);
  });

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  }

  function join(client: Socket): void {
    const behind =
      typeof target === "string" ? connect(target) : connect(target.port, "127.0.0.1");
    track(behind);
    client.pipe(behind).pipe(client);
    client.on("close", () => behind.destroy());
    behind.on("close", () => client.destroy());
  }

  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    countConnections: () => connections,
    open() {
      // Closes hanging connections, because they do not resume after a real failure either.
      destroyAll();
      state = "open";
    },
    cut() {
      state = "cut";
      destroyAll();
    },
    hang() {
      state = "hanging";
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
