const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether the origin is reachable from this machine only. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname);
}

/** Whether the IP address of a socket's other end is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK_ADDRESS.test(address);
}
